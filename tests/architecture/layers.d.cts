interface Layer {
  name: string;
  paths: string[];
  /** Stands at the height of this layer, before it in the list. */
  beside?: string;
  /** Each folder of it is a member of its own. */
  splits?: boolean;
}

declare const layers: {
  src: Layer[];
  server: Layer[];
  layerOf(side: Layer[], file: string): { name: string; height: number; member: string } | null;
  /** What is wrong with an import, paths from the root; null when nothing is. */
  fault(from: string, to: string): string | null;
};

export = layers;
