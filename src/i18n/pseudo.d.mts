/** An element of a compiled message, as far as its texts matter. */
export interface MessageElement {
  type: number;
  value?: string;
  children?: MessageElement[];
  options?: Record<string, { value: MessageElement[] }>;
}

/** A compiled message in the pseudo-locale. */
export function pseudoMessage<Element>(message: readonly Element[]): Element[];
