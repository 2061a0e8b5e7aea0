import { startApp } from "#bench/start-app.ts";
const app = await startApp(Number(process.argv[2] ?? 4191));
console.log(app.url);
process.on("SIGTERM", async () => { await app.stop(); process.exit(); });
setTimeout(async () => { await app.stop(); process.exit(); }, Number(process.argv[3] ?? 3600) * 1000);
