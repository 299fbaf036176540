import { meant, type Sentences } from './meant'

const FIX = '„npm run check -- --fix“ ändert sie alle.'
const pageRenamed: Sentences[string] = ({ from, count }) =>
  `Diese Seite lag bisher auf ${from}. Die alte Adresse steht noch an ${count} Stellen. ${FIX}`
const pageGone: Sentences[string] = ({ from, to, file, count }) =>
  to
    ? `Die Seite ${from} (${file}) gibt es nicht mehr, ihre Adresse führt zu ${to}. Sie steht noch an ${count} Stellen: Links führt „npm run check -- --fix“ zu ${to}, Zeilen in Menüs und bei Emilias Fragen löscht es.`
    : `Die Seite ${from} (${file}) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an, wohin ihre Besucher sollen: ${from}: /neue-seite. Die Stellen, die sie noch nennen (${count}), ändert dann „npm run check -- --fix“.`

/** What is wrong with a link or a picture, and the cure. */
export const links: Sentences = {
  'link-empty': () => 'Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).',
  'link-script': () =>
    'Ein Link darf kein Programm starten. Schreiben Sie einen Pfad wie /trial oder eine Adresse mit https://.',
  'link-absolute': ({ href }) =>
    `Der Link ${href} führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.`,
  'link-relative': ({ href, right }) => `Dem Link „${href}“ fehlt der Schrägstrich am Anfang. Schreiben Sie ${right}.`,
  'link-web': ({ href, right }) => `Dem Link „${href}“ fehlt der richtige Anfang. Schreiben Sie ${right}.`,
  'link-mail': ({ href = '', right }) =>
    href.startsWith('mailto:')
      ? `Hinter mailto: steht keine vollständige E-Mail-Adresse („${href}“). Schreiben Sie ${right || 'mailto:office@firma.at'}.`
      : `Der Link „${href}“ ist eine E-Mail-Adresse und braucht mailto: davor. Schreiben Sie ${right}.`,
  'link-phone': ({ href = '', right }) =>
    href.startsWith('tel:')
      ? `Hinter tel: stehen nur Ziffern, vorne darf ein + sein. Schreiben Sie ${right}.`
      : `Der Link „${href}“ ist eine Telefonnummer und braucht tel: davor. Schreiben Sie ${right}.`,
  'link-local': ({ href, right }) =>
    `„${href}“ liegt auf Ihrem Computer, Besucher sehen es nicht. Legen Sie die Datei in content/media ab und schreiben Sie ${right}.`,
  'link-file': ({ href, right }) =>
    `Der Link „${href}“ führt auf eine Datei. Besucher brauchen die Adresse der Seite: Schreiben Sie ${right}.`,
  'link-blank': () => 'In dieser Adresse steht ein Leerzeichen, so wird daraus kein Link. Schreiben Sie sie ohne.',
  'link-swapped': () =>
    'So wird daraus kein Link. Der Text steht in eckigen, die Adresse in runden Klammern: [Text](/pfad).',
  'link-text': ({ href }) =>
    `Dieser Link hat keinen Text, den man anklicken kann. Schreiben Sie ihn in die eckigen Klammern: [Text](${href}).`,
  'link-space': () => 'Zwischen ] und ( steht ein Leerzeichen, so wird daraus kein Link. Löschen Sie es.',
  'link-open': () => 'Der Link ist nicht fertig: Es fehlt die schließende runde Klammer. Schreiben Sie [Text](/pfad).',
  'link-dead': ({ path = '', known }) =>
    `Die Seite ${path} gibt es nicht.${meant(path, known, near => near) || ' Prüfen Sie den Pfad.'}`,
  'link-draft': ({ path }) =>
    `Die Seite ${path} ist noch ein Entwurf, Besucher finden sie nicht. Nehmen Sie diese Stelle heraus, bis in ihrem Kopf draft: true gelöscht ist.`,
  'hint-draft': () =>
    'Hinweis: Diese Seite ist ein Entwurf, nur die Vorschau zeigt sie. Löschen Sie draft: true, wenn sie fertig ist.',
  'hint-picture-heavy': ({ path }) =>
    `Hinweis: Das Bild ${path} hat mehr als 300 kB oder ist breiter als 2400 Pixel. Besucher bekommen es verkleinert; speichern Sie es kleiner, damit der Bau schnell bleibt.`,
  'image-broken': ({ path }) =>
    `Die Datei ${path} lässt sich nicht als Bild lesen. Öffnen Sie das Bild und speichern Sie es neu als JPG oder PNG; Umbenennen allein genügt nicht.`,
  'hint-page-lonely': () =>
    'Hinweis: Zu dieser Seite führt kein Link. Setzen Sie sie in ein Menü (content/navigation.yaml) oder verlinken Sie sie auf einer anderen Seite.',
  'page-renamed': pageRenamed,
  'hint-page-renamed': data => `Hinweis: ${pageRenamed(data)}`,
  'page-gone': pageGone,
  'hint-page-gone': data => `Hinweis: ${pageGone(data)}`,
  'heading-renamed': ({ from, to, count }) =>
    `Die Überschrift „${from}“ heißt jetzt „${to}“, die Links zu ihr (${count}) führen noch zum alten Namen. ${FIX}`,
  'hint-package-renamed': ({ from, to, count }) =>
    `Hinweis: Das Paket ${from} heißt jetzt ${to}. Auf den Seiten steht noch ${count}-mal ${from}. ${FIX} In of="${from}" und in Tabellenköpfen bleibt ${from}: Dort steht es für das Paket, Besucher lesen ${to}.`,
  'anchor-dead': ({ page, anchor = '', known }) =>
    `Auf ${page} gibt es keine Stelle #${anchor}.${meant(anchor, known, near => `#${near}`) || ' Der Anker ist die Überschrift in Kleinbuchstaben, mit Strichen statt Leerzeichen.'}`,
  'file-dead': ({ path = '', known }) =>
    `Die Datei ${path} gibt es in content/media nicht.${meant(path, known, near => near) || ' Legen Sie sie dort ab oder prüfen Sie den Namen.'}`,
  'image-empty': () => 'Dem Bild fehlt die Datei. Schreiben Sie ![Was man sieht](/datei.svg).',
  'image-alt': () =>
    'Dem Bild fehlt die Beschreibung für alle, die es nicht sehen. Schreiben Sie ![Was man sieht](/datei.svg).',
  'image-foreign': () =>
    'Das Bild liegt auf einem fremden Server, der so von jedem Besuch erfährt. Legen Sie es in content/media ab und schreiben Sie /datei.svg.',
  'image-relative': ({ href, right }) =>
    `Dem Bild „${href}“ fehlt der Schrägstrich am Anfang. Schreiben Sie ${right || '/datei.svg'}, die Datei liegt in content/media.`,
  'image-type': ({ href }) =>
    `„${href}“ ist kein Bild, das Browser zeigen. Nehmen Sie eine Datei, die auf .svg, .png, .jpg, .webp, .avif oder .gif endet.`,
  'file-folder': ({ href, right }) =>
    `„${href}“ nennt den Ordner content/media, den es auf der Website nicht gibt. Schreiben Sie nur ${right}.`,
  'claim-missing': ({ id }) =>
    `Die Werbeaussage „${id}“ steht nicht (mehr) in content/site.yaml unter claims. Tragen Sie sie dort ein oder nehmen Sie das Kästchen heraus.`,
  'video-missing': ({ path }) =>
    `Das Video ${path} gibt es in content/media nicht. Erzeugen Sie es mit npm run media oder nehmen Sie das Kästchen heraus.`,
  'title-again': ({ file }) => `Denselben title trägt schon ${file}. Jede Seite braucht einen eigenen.`,
  'description-again': ({ file }) => `Dieselbe description trägt schon ${file}. Jede Seite braucht eine eigene.`,
  'canonical-taken': ({ found, file, own }) =>
    `canonical ${found} gehört schon zu ${file}. Diese Seite liegt auf ${own}, schreiben Sie canonical: ${own}.`,
  'canonical-other': ({ found, own }) =>
    `canonical ${found} ist nicht die Adresse dieser Seite. Schreiben Sie canonical: ${own}.`,
  'redirect-from': ({ path }) =>
    `Unter „${path}“ fragt niemand an. Links steht nur der Pfad der alten Seite: mit Schrägstrich davor, ohne Adresse davor und ohne Schrägstrich, ? oder # dahinter.`,
  'redirect-again': ({ target }) =>
    `${target} leitet selbst weiter. Schreiben Sie rechts gleich die Adresse einer Seite.`,
  'redirect-taken': ({ path }) =>
    `${path} gehört der Technik der Website und kann nicht weiterleiten. Löschen Sie die Zeile.`,
  'redirect-hides': ({ path, file }) =>
    `${path} gibt es (${file}), es kann nicht zugleich weiterleiten. Löschen Sie eines von beiden, meist diese Zeile.`,
}
