// Gives page queries a longer timeout, because machines may be busy. A test still fails if an element never appears.
import { configure } from "@testing-library/react";

const PATIENCE_MS = 10_000;

if (typeof document !== "undefined") configure({ asyncUtilTimeout: PATIENCE_MS });
