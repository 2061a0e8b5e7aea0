// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SecondStep } from "./second-step.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = (status: number, code: string, message = "No.") =>
  new Response(JSON.stringify({ error: { code, message } }), { status });

function open(...answers: Response[]) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body))]);
    return answers.shift();
  });
  const calls = { onEntered: vi.fn(async () => {}), onBack: vi.fn() };
  render(<SecondStep {...calls} />);
  return { asked, ...calls };
}

function submit(label: string, code: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("the second step", () => {
  it("shows a wrong code at its field and signs in with the next one", async () => {
    const { asked, onEntered } = open(refusal(400, "wrong_code"), new Response("{}"));
    submit("Code from your authenticator app", "000000");
    await screen.findByText("That code is wrong, has expired or was used before.");
    expect(onEntered).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
    expect(screen.queryByText(/That code is wrong/)).toBeNull();
    submit("Recovery code", "h3kf-x7wm-q2rt-nz9d");
    await vi.waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
    expect(asked[1]).toEqual(["/api/auth/second-factor/sign-in", { code: "h3kf-x7wm-q2rt-nz9d" }]);
  });

  it("offers to begin again when its ten minutes are over", async () => {
    const sentence = "This sign-in has expired. Please start over.";
    const { onBack } = open(refusal(401, "second_step_over", sentence));
    submit("Code from your authenticator app", "123456");
    await screen.findByText(sentence);
    expect(screen.queryByRole("button", { name: "Sign in" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
