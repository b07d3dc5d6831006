declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

// Imported for their effect.
declare module '*.css' {}
