import { useAuth } from "../features/session/auth-context.ts";
import { Button, ButtonLink, type ButtonLook } from "../ui/button.tsx";
import { JOIN_WORDS } from "../ui/site.ts";

/** The way in from the public pages. Somebody with an account is in already, and gets the next thing to do. */
export function JoinButton({ look = "go" }: { look?: ButtonLook }) {
  const { user, isGuest, showAuth } = useAuth();
  if (user && !isGuest) {
    return (
      <ButtonLink to="/new-insight" look={look}>
        New insight
      </ButtonLink>
    );
  }
  return (
    <Button look={look} onClick={() => showAuth("signUp")}>
      {JOIN_WORDS}
    </Button>
  );
}
