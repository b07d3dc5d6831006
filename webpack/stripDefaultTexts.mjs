// Takes the English texts out of message descriptors: every language, English too, is a catalog of its own, loaded by itself.
import ts from 'typescript';

const isDefaultText = (node) => ts.isPropertyAssignment(node) && node.name.text === 'defaultMessage';

/** A TypeScript transformer for files named messages.ts: descriptors keep their ids only. */
export const stripDefaultTexts = (context) => (file) => {
  if (!/[\\/]messages\.ts$/.test(file.fileName)) return file;
  const visit = (node) =>
    ts.isObjectLiteralExpression(node)
      ? context.factory.updateObjectLiteralExpression(
          node,
          ts.visitNodes(
            node.properties.filter((property) => !isDefaultText(property)),
            visit,
          ),
        )
      : ts.visitEachChild(node, visit, context);
  return ts.visitNode(file, visit);
};
