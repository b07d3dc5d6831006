import { Component, memo, type ReactNode } from 'react';
import { FormPart, type FormPartProps } from '@/forms/FormPart';

type PreviewFormProps = Omit<FormPartProps, 'noscript' | 'keepsAll'>;

/** The form of a draft, drawn by the same part as on its page. Its props are held stable, so that typing redraws the fields alone. */
export const PreviewForm = memo((props: PreviewFormProps) => <FormPart {...props} noscript="" keepsAll />);

/** A form that cannot be drawn takes its own place down, not the tool. The next draft is tried anew: it is another boundary, by its key. */
export class PreviewBoundary extends Component<
  { fallback: ReactNode; onCrash: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  override componentDidCatch() {
    this.props.onCrash();
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
