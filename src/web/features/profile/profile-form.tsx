import type { ProfileOutput } from "../../../contract/profile.ts";

interface ProfileFormProps {
  userId: string;
  /** The person's own day, as `2026-11-20`. */
  today: string;
  saved: ProfileOutput;
}

/** Everything the profile says, to be changed. */
export function ProfileForm({ saved }: ProfileFormProps) {
  return <p className="mt-6 text-mist">{saved.name}</p>;
}
