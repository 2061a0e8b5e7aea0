// A page's test waits for what a busy machine shows late; a test that would never see it fails all the same.
import { configure } from "@testing-library/react";

const PATIENCE_MS = 10_000;

if (typeof document !== "undefined") configure({ asyncUtilTimeout: PATIENCE_MS });
