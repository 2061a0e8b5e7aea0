import { ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";

export function CardNotFound() {
  return (
    <ErrorPanel
      level={1}
      title="Card not found"
      actions={<ButtonLink to="/cards">View All Cards</ButtonLink>}
    >
      No card of that name lies in this deck.
    </ErrorPanel>
  );
}
