import { meant } from './meant'

/** What is wrong with a link or a picture, and the cure. */
export const linkErrors = {
  'link-empty': () =>
    'Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).',
  'link-script': () =>
    'Ein Link darf kein Programm starten. Schreiben Sie einen Pfad wie /trial oder eine Adresse mit https://.',
  'link-absolute': ({ href }: { href: string; right: string }) =>
    `Der Link ${href} führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.`,
  'link-relative': ({ href, right }: { href: string; right: string }) =>
    `Dem Link „${href}“ fehlt der Schrägstrich am Anfang. Schreiben Sie ${right}.`,
  'link-web': ({ href, right }: { href: string; right: string }) =>
    `Dem Link „${href}“ fehlt der richtige Anfang. Schreiben Sie ${right}.`,
  'link-mail': ({ href, right }: { href: string; right: string }) =>
    href.startsWith('mailto:')
      ? `Hinter mailto: steht keine vollständige E-Mail-Adresse („${href}“). Schreiben Sie ${right || 'mailto:office@firma.at'}.`
      : `Der Link „${href}“ ist eine E-Mail-Adresse und braucht mailto: davor. Schreiben Sie ${right}.`,
  'link-phone': ({ href, right }: { href: string; right: string }) =>
    href.startsWith('tel:')
      ? `Hinter tel: stehen nur Ziffern, vorne darf ein + sein. Schreiben Sie ${right}.`
      : `Der Link „${href}“ ist eine Telefonnummer und braucht tel: davor. Schreiben Sie ${right}.`,
  'link-local': ({ href, right }: { href: string; right: string }) =>
    `„${href}“ liegt auf Ihrem Computer, Besucher sehen es nicht. Legen Sie die Datei in content/media ab und schreiben Sie ${right}.`,
  'link-file': ({ href, right }: { href: string; right: string }) =>
    `Der Link „${href}“ führt auf eine Datei. Besucher brauchen die Adresse der Seite: Schreiben Sie ${right}.`,
  'link-blank': () =>
    'In dieser Adresse steht ein Leerzeichen, so wird daraus kein Link. Schreiben Sie sie ohne.',
  'link-swapped': () =>
    'So wird daraus kein Link. Der Text steht in eckigen, die Adresse in runden Klammern: [Text](/pfad).',
  'link-text': ({ href }: { href: string }) =>
    `Dieser Link hat keinen Text, den man anklicken kann. Schreiben Sie ihn in die eckigen Klammern: [Text](${href}).`,
  'link-space': () =>
    'Zwischen ] und ( steht ein Leerzeichen, so wird daraus kein Link. Löschen Sie es.',
  'link-open': () =>
    'Der Link ist nicht fertig: Es fehlt die schließende runde Klammer. Schreiben Sie [Text](/pfad).',
  'link-dead': ({ path, known }: { path: string; known: readonly string[] }) =>
    `Die Seite ${path} gibt es nicht.${meant(path, known, near => near) || ' Prüfen Sie den Pfad.'}`,
  'link-draft': ({ path }: { path: string }) =>
    `Die Seite ${path} ist noch ein Entwurf, Besucher finden sie nicht. Nehmen Sie diese Stelle heraus, bis in ihrem Kopf draft: true gelöscht ist.`,
  'image-broken': ({ path }: { path: string }) =>
    `Die Datei ${path} lässt sich nicht als Bild lesen. Öffnen Sie das Bild und speichern Sie es neu als JPG oder PNG; Umbenennen allein genügt nicht.`,
  'picture-exif': ({ path }: { path: string }) =>
    `Im Bild ${path} stehen Angaben der Kamera, oft auch, wo es aufgenommen wurde. Jeder Besucher könnte sie lesen. „npm run check -- --fix“ nimmt sie heraus.`,
  'address-gone': ({ path, file, to }: { path: string; file: string; to: string }) =>
    `Die Seite ${path} (${file}) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an, wohin ihre Besucher sollen: ${path}: ${to}.`,
  'anchor-dead': ({
    page,
    anchor,
    known,
  }: {
    page: string
    anchor: string
    known: readonly string[]
  }) =>
    `Auf ${page} gibt es keine Stelle #${anchor}.${meant(anchor, known, near => `#${near}`) || ' Der Anker ist die Überschrift in Kleinbuchstaben, mit Strichen statt Leerzeichen.'}`,
  'file-dead': ({ path, known }: { path: string; known: readonly string[] }) =>
    `Die Datei ${path} gibt es in content/media nicht.${meant(path, known, near => near) || ' Legen Sie sie dort ab oder prüfen Sie den Namen.'}`,
  'file-plain': ({ path, better }: { path: string; better: string }) =>
    `Der Dateiname „${path.slice(1)}“ kommt nicht überall an: Er besteht aus Buchstaben ohne Umlaute, Ziffern und Strichen, mit einem Punkt vor der Endung. Nennen Sie die Datei in content/media ${better.slice(1)} und schreiben Sie hier ${better}.`,
  'link-wiki': ({ found }: { found: string }) =>
    `„${found}“ macht hier keinen Link. Schreiben Sie den Text in eckige und die Adresse in runde Klammern: [Text](/pfad).`,
  'image-empty': () => 'Dem Bild fehlt die Datei. Schreiben Sie ![Was man sieht](/datei.svg).',
  'image-alt': () =>
    'Dem Bild fehlt die Beschreibung für alle, die es nicht sehen. Schreiben Sie ![Was man sieht](/datei.svg).',
  'image-foreign': () =>
    'Das Bild liegt auf einem fremden Server, der so von jedem Besuch erfährt. Legen Sie es in content/media ab und schreiben Sie /datei.svg.',
  'image-relative': ({ href, right }: { href: string; right: string }) =>
    `Dem Bild „${href}“ fehlt der Schrägstrich am Anfang. Schreiben Sie ${right || '/datei.svg'}, die Datei liegt in content/media.`,
  'image-type': ({ href }: { href: string }) =>
    `„${href}“ ist kein Bild, das Browser zeigen. Nehmen Sie eine Datei, die auf .svg, .png, .jpg, .webp, .avif oder .gif endet.`,
  'file-folder': ({ href, right }: { href: string; right: string }) =>
    `„${href}“ nennt den Ordner content/media, den es auf der Website nicht gibt. Schreiben Sie nur ${right}.`,
  'claim-missing': ({ id }: { id: string }) =>
    `Die Werbeaussage „${id}“ steht nicht (mehr) in content/site.yaml unter claims. Tragen Sie sie dort ein oder nehmen Sie das Kästchen heraus.`,
  'video-missing': ({ path }: { path: string }) =>
    `Das Video ${path} gibt es in content/media nicht. Erzeugen Sie es mit npm run media oder nehmen Sie das Kästchen heraus.`,
  'title-again': ({ file }: { file: string }) =>
    `Denselben title trägt schon ${file}. Jede Seite braucht einen eigenen.`,
  'description-again': ({ file }: { file: string }) =>
    `Dieselbe description trägt schon ${file}. Jede Seite braucht eine eigene.`,
  'canonical-taken': ({ found, file, own }: { found: string; file: string; own: string }) =>
    `canonical ${found} gehört schon zu ${file}. Diese Seite liegt auf ${own}, schreiben Sie canonical: ${own}.`,
  'canonical-other': ({ found, own }: { found: string; own: string }) =>
    `canonical ${found} ist nicht die Adresse dieser Seite. Schreiben Sie canonical: ${own}.`,
  'redirect-from': ({ path }: { path: string }) =>
    `Unter „${path}“ fragt niemand an. Links steht nur der Pfad der alten Seite: mit Schrägstrich davor, ohne Adresse davor und ohne Schrägstrich, ? oder # dahinter.`,
  'redirect-again': ({ target }: { target: string }) =>
    `${target} leitet selbst weiter. Schreiben Sie rechts gleich die Adresse einer Seite.`,
  'redirect-taken': ({ path }: { path: string }) =>
    `${path} gehört der Technik der Website und kann nicht weiterleiten. Löschen Sie die Zeile.`,
  'redirect-hides': ({ path, file }: { path: string; file: string }) =>
    `${path} gibt es (${file}), es kann nicht zugleich weiterleiten. Löschen Sie eines von beiden, meist diese Zeile.`,
}
