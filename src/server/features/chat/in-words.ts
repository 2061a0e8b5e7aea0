import { AppError } from "../../platform/errors/app-error.ts";

/** Runs `work`. An unexpected failure becomes an `unavailable` error that shows this sentence and keeps the cause. */
export async function inWords<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("unavailable", sentence, { cause: error });
  }
}
