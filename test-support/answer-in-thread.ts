// The script of a thread that answers the last message of each task, or ends without an answer.
import { parentPort } from "node:worker_threads";

export type ToAnsweringThread = { text: string; outcome?: "answer" | "end" | "throw" | "fill the memory" };

const texts: string[] = [];

parentPort?.on("message", ({ text, outcome }: ToAnsweringThread) => {
  texts.push(text);
  if (outcome === "end") process.exit();
  if (outcome === "throw") throw new Error("The computation failed");
  if (outcome === "fill the memory")
    for (const held: number[][] = []; ; ) held.push(Array(1_000_000).fill(1));
  if (outcome === "answer") parentPort?.postMessage(texts.splice(0).join(" "));
});
