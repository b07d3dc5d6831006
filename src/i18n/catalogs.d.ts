/** A part of a catalog: the build gives the texts of reading pages or those of forms (webpack/catalogLoader.mjs). */
declare module '*.json?reading' {
  const catalog: Record<string, string>;
  export default catalog;
}
declare module '*.json?form' {
  const catalog: Record<string, string>;
  export default catalog;
}
