interface Layer {
  name: string;
  paths: string[];
  /** A layer with the same rank, later in the list; neither imports the other. */
  isIndependentOf?: string;
  /** Its folders do not import each other. */
  hasIndependentFolders?: boolean;
}

declare const layers: {
  src: Layer[];
  server: Layer[];
  layerOf(side: Layer[], file: string): { name: string; rank: number; member: string } | null;
  /** Why an import is forbidden, or null; paths from the root. */
  violation(from: string, to: string): string | null;
};

export = layers;
