import { AppError } from "../../platform/errors/app-error.ts";

/** What fails for a reason nobody foresaw is said in the sentence of what was being done; the cause is kept. */
export async function inWords<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("unavailable", sentence, { cause: error });
  }
}
