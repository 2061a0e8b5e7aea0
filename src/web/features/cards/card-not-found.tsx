import { ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";

export function CardNotFound() {
  return (
    <ErrorPanel
      level={1}
      art="gap"
      title="Card not found"
      actions={<ButtonLink to="/cards">View All Cards</ButtonLink>}
    >
      There is no card by that name in this deck.
    </ErrorPanel>
  );
}
