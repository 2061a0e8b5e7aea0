// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TextArea } from "./field.tsx";
import { OwnTextArea } from "./own-text.tsx";
import { LengthCount, LengthFault, lengthFault, refuseTooLong } from "./text-length.tsx";

const LIMIT = 20;
let sent: string[] = [];
afterEach(cleanup);
beforeEach(() => {
  sent = [];
});

function Form({ isShared = false }: { isShared?: boolean }) {
  const [text, setText] = useState("");
  const own = { called: "Your note", limit: LIMIT };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(text);
      }}
    >
      {isShared ? (
        <TextArea {...own} label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      ) : (
        <>
          <OwnTextArea
            {...own}
            aria-label="Note"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <LengthCount text={text} limit={LIMIT} />
          <LengthFault {...own} text={text} />
        </>
      )}
      <button type="submit">Send</button>
    </form>
  );
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>("Note");
const paste = (value: string) => fireEvent.change(note(), { target: { value } });
const send = () => fireEvent.click(screen.getByText("Send"));

describe.each([true, false])("a text that is too long (in a labelled field: %s)", (isShared) => {
  it("a text that is too long stays whole, and the field is named with how much must go", () => {
    render(<Form isShared={isShared} />);
    paste("a".repeat(23));
    expect(note().value).toHaveLength(23);
    expect(screen.getByRole("alert").textContent).toBe("Your note is 3 characters too long. At most 20 fit.");
    expect(note().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("23 / 20")).toBeTruthy();
  });

  it("a text that is too long is not sent before it is shortened, and has the focus", () => {
    render(<Form isShared={isShared} />);
    paste("a".repeat(21));
    send();
    expect([sent, document.activeElement === note()]).toEqual([[], true]);
    paste("a".repeat(20));
    send();
    expect(sent).toEqual(["a".repeat(20)]);
  });
});

describe("the direction of a field", () => {
  it.each([true, false])("follows its words (in a labelled field: %s)", (isShared) => {
    render(<Form isShared={isShared} />);
    expect(note().getAttribute("dir")).toBe("auto");
  });
});

it("a counter counts a family of emoji as one character, and says how many letters still fit", () => {
  render(<Form />);
  paste("👨‍👩‍👧‍👦");
  expect(screen.getByText("1 / 10")).toBeTruthy();
  expect(lengthFault({ called: "Your note", text: "👍🏽".repeat(6), limit: LIMIT })).toBe(
    "Your note is 1 character too long. At most 5 fit.",
  );
});

it("a text that is too long is refused before a request, by its name", () => {
  expect(() => refuseTooLong({ called: "Your note", text: "a".repeat(21), limit: LIMIT })).toThrow(
    "Your note is 1 character too long.",
  );
  expect(() => refuseTooLong({ called: "Your note", text: "a".repeat(20), limit: LIMIT })).not.toThrow();
});
