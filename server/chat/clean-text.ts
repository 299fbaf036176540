// Characters that nobody sees and that can carry orders to a model: controls, zero width, direction marks, tags.
const hidden =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]|\uDB40[\uDC00-\uDFFF]/g

/** A message as people see it: without hidden characters, lone surrogates and space around it. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(hidden, '').toWellFormed().trim()
}
