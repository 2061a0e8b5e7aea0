import { AppError } from "../../platform/errors/app-error.ts";

/** Turns an unexpected failure into an `unavailable` error with this sentence, and keeps the cause. */
export async function inWords<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("unavailable", sentence, { cause: error });
  }
}
