/** Waits for an answer and returns it. Throws with its status and body where the answer is a refusal. */
export async function expectOk<Answer extends { status: number; body: unknown }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call;
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
