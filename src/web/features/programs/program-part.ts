/** What each part of the section works with. */
export interface ProgramPartProps {
  /** Runs a call that needs a recent proof of who the person is, and asks for one if the server wants it. */
  runProven<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}
