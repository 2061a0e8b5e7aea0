import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type ProxyOptions } from "vite";

/** In development the server runs beside Vite; what is not a page goes there. */
const apiOrigin = process.env.API_ORIGIN;
const passedOn: Record<string, ProxyOptions> = apiOrigin
  ? { "^/(api/|healthz|readyz|metrics)": { target: apiOrigin } }
  : {};

export default defineConfig({
  server: { proxy: passedOn },
  plugins: [
    tailwindcss(),
    babel({ include: /src\/web\/.*\.tsx$/, plugins: [["babel-plugin-react-compiler", {}]] }),
    reactRouter(),
  ],
  build: { target: "es2023", assetsInlineLimit: 1024, reportCompressedSize: false },
});
