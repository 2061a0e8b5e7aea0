import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    tailwindcss(),
    babel({ include: /src\/web\/.*\.tsx$/, plugins: [["babel-plugin-react-compiler", {}]] }),
    reactRouter(),
  ],
  build: { target: "es2023", assetsInlineLimit: 1024, reportCompressedSize: false },
});
