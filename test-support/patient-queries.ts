// Extends the timeout of page queries for busy machines. A missing element still fails the test.
import { configure } from "@testing-library/react";

const PATIENCE_MS = 10_000;

if (typeof document !== "undefined") configure({ asyncUtilTimeout: PATIENCE_MS });
