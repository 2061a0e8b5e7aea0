import { Button, ButtonLink, type ButtonLook } from "../../ui/button.tsx";
import { SIGN_UP_LABEL } from "../../ui/site.ts";
import { useAuth } from "./auth-context.ts";

/** The sign-up button of the public pages. A person with an account gets a link to their next action instead. */
export function JoinButton({ look = "go" }: { look?: ButtonLook }) {
  const { user, isGuest, showAuth } = useAuth();
  if (user && !isGuest) {
    return (
      <ButtonLink to="/new-insight" look={look}>
        New reading
      </ButtonLink>
    );
  }
  return (
    <Button look={look} onClick={() => showAuth("signUp")}>
      {SIGN_UP_LABEL}
    </Button>
  );
}
