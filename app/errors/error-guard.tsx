import { Component, type ReactNode } from "react";
import { ErrorPageFailed } from "./error-page-failed.tsx";

type Props = { children: ReactNode };

/** Stands around the error page in the browser: should that fail as well, a line and a link remain. */
export class ErrorGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPageFailed /> : this.props.children;
  }
}
