const NODE_NAMES: Record<string, string> = {
  paragraph: 'ein Absatz',
  heading: 'eine Überschrift',
  list: 'eine Liste',
  table: 'eine Tabelle',
  image: 'ein Bild',
  blockquote: 'ein Zitat mit >',
  code: 'ein Code-Block',
  thematicBreak: 'eine Trennlinie',
  break: 'ein erzwungener Zeilenumbruch',
  delete: 'durchgestrichener Text mit ~~',
  footnoteReference: 'eine Fußnote',
  linkReference: 'ein Link mit [Name]',
  inlineCode: 'Text zwischen schrägen Strichen `',
  text: 'Text',
  link: 'ein Link',
  strong: 'fetter Text',
  emphasis: 'betonter Text',
  mdxTextExpression: 'Text in geschweiften Klammern',
  mdxJsxTextElement: 'ein Kästchen oder HTML',
}
/** A name of the parser's own never reaches an editor; what stands in `<…>` is a box. */
export const nodeName = (type: string) =>
  NODE_NAMES[type] ?? (type.startsWith('<') ? type : 'etwas anderes')
