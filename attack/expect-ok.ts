/** Waits for an answer and returns it. If the answer is a refusal, throws an error with its status and body. */
export async function expectOk<Answer extends { status: number; body: unknown }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call;
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
