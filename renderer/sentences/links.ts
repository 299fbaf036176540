import { meant, type Sentences } from './meant'

/** What is wrong with a link or a picture, and the cure. */
export const links: Sentences = {
  'link-empty': () => 'Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).',
  'link-script': () =>
    'Ein Link darf kein Programm starten. Schreiben Sie einen Pfad wie /trial oder eine Adresse mit https://.',
  'link-absolute': ({ href }) =>
    `Der Link ${href} führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.`,
  'link-relative': ({ href = '' }) =>
    /^www\.|\.(at|com|de|eu|org|net)\b/.test(href)
      ? `Dem Link „${href}“ fehlt der Anfang. Schreiben Sie https://${href}.`
      : `Dem Link „${href}“ fehlt der Schrägstrich am Anfang. Schreiben Sie /${href.replace(/^(\.?\/|\.\.\/)+/, '')}.`,
  'link-space': () => 'Zwischen ] und ( steht ein Leerzeichen, so wird daraus kein Link. Löschen Sie es.',
  'link-open': () => 'Der Link ist nicht fertig: Es fehlt die schließende runde Klammer. Schreiben Sie [Text](/pfad).',
  'link-dead': ({ path = '', known }) =>
    `Die Seite ${path} gibt es nicht.${meant(path, known, near => near) || ' Prüfen Sie den Pfad.'}`,
  'anchor-dead': ({ page, anchor = '', known }) =>
    `Auf ${page} gibt es keine Stelle #${anchor}.${meant(anchor, known, near => `#${near}`) || ' Der Anker ist die Überschrift in Kleinbuchstaben, mit Strichen statt Leerzeichen.'}`,
  'file-dead': ({ path = '', known }) =>
    `Die Datei ${path} gibt es in content/media nicht.${meant(path, known, near => near) || ' Legen Sie sie dort ab oder prüfen Sie den Namen.'}`,
  'image-empty': () => 'Dem Bild fehlt die Datei. Schreiben Sie ![Was man sieht](/datei.svg).',
  'image-alt': () =>
    'Dem Bild fehlt die Beschreibung für alle, die es nicht sehen. Schreiben Sie ![Was man sieht](/datei.svg).',
  'image-foreign': () =>
    'Das Bild liegt auf einem fremden Server, der so von jedem Besuch erfährt. Legen Sie es in content/media ab und schreiben Sie /datei.svg.',
  'image-relative': ({ href }) =>
    `Dem Bild „${href}“ fehlt der Schrägstrich am Anfang. Schreiben Sie /${href}, die Datei liegt in content/media.`,
  'video-missing': ({ path }) =>
    `Das Video ${path} gibt es in content/media nicht. Erzeugen Sie es mit npm run media oder nehmen Sie das Kästchen heraus.`,
  'topic-place': ({ url, heading = '', known = '' }) =>
    `Auf ${url} gibt es die Überschrift „${heading}“ nicht.${meant(heading, known.replaceAll(',', '‚').replaceAll('\n', ','))} Schreiben Sie sie genau so wie auf der Seite.`,
  'title-again': ({ file }) => `Denselben title trägt schon ${file}. Jede Seite braucht einen eigenen.`,
  'description-again': ({ file }) => `Dieselbe description trägt schon ${file}. Jede Seite braucht eine eigene.`,
  'canonical-taken': ({ found, file, own }) =>
    `canonical ${found} gehört schon zu ${file}. Diese Seite liegt auf ${own}, schreiben Sie canonical: ${own}.`,
  'canonical-other': ({ found, own }) =>
    `canonical ${found} ist nicht die Adresse dieser Seite. Schreiben Sie canonical: ${own}.`,
  'redirect-from': ({ path, right }) =>
    `Unter „${path}“ fragt niemand an. Links steht nur der Pfad der alten Seite, ohne Adresse davor und ohne Schrägstrich, ? oder # dahinter: ${right}.`,
  'redirect-taken': ({ path }) =>
    `${path} gehört der Technik der Website und kann nicht weiterleiten. Löschen Sie die Zeile.`,
  'redirect-self': ({ path }) =>
    `${path} leitet auf sich selbst weiter und führt nirgends hin. Schreiben Sie rechts die Adresse der neuen Seite.`,
  'redirect-circle': ({ way }) =>
    `Diese Weiterleitungen drehen sich im Kreis: ${way}. Eine von ihnen muss auf eine Seite führen, die es gibt.`,
  'redirect-hides': ({ path, file }) =>
    `${path} gibt es (${file}), es kann nicht zugleich weiterleiten. Löschen Sie eines von beiden, meist diese Zeile.`,
}
