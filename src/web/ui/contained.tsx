import { Component, type ReactNode } from "react";

interface ContainedProps {
  /** Returns what is shown in place of a part that failed; nothing if absent. */
  instead?: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of a part away from the page around it, for parts that are not the page's text. */
export class Contained extends Component<ContainedProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { instead = () => null, children } = this.props;
    const { failure } = this.state;
    return failure ? instead(failure.error) : children;
  }
}
