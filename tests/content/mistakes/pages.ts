/**
 * Mistakes in the body of a page, a row a rule: what is written, what the check says of it with line and column, and what
 * `--fix` makes of it. `before` is what was said until the check was written anew, where that was something else.
 */
export const pageMistakes: readonly {
  rule: string
  page: string
  says: string
  fixed?: string
  before?: string
}[] = [
  {
    rule: 'accent',
    page: 'Wie geht´s?',
    says: '9:9  Hinweis: Das ist ein Akzent. Der Apostroph sieht so aus: ’.',
    fixed: 'Wie geht’s?',
  },
  {
    rule: 'after-last',
    page: '<CtaBanner>\n\n## Eins\n\nText.\n\n[Demo](/trial)\n\n</CtaBanner>\n\nText.',
    says: '19:1  Hinweis: Das steht nach dem letzten <CtaBanner>, der die Seite beendet. Setzen Sie es davor, sonst liest es kaum jemand.',
  },
  {
    rule: 'amount',
    page: '- **Luigi:** Das macht 23 Euro.',
    says: '9:24  Hinweis: „23 Euro“ schreibt diese Website so: 23 €.',
    fixed: '- **Luigi:** Das macht 23 €.',
  },
  {
    rule: 'assistant-silent',
    page: '<ChatDemo assistant="Mathias" channel="WhatsApp">\n\n- **Kundin:** Hallo\n- **Luigi:** Gerne!\n\n</ChatDemo>',
    says: '9:1  In diesem Gespräch sagt Mathias nichts. Beginnen Sie die Antworten mit **Mathias:** oder nennen Sie bei assistant, wer antwortet.',
  },
  {
    rule: 'attribute-bare',
    page: '<OfferCards of=Training>',
    says: '9:16  Die Angabe of braucht gerade Anführungszeichen. Schreiben Sie of="Training".',
    fixed: '<OfferCards of="Training">',
  },
  {
    rule: 'attribute-colon',
    page: '<OfferCards of: "Training">',
    says: '9:13  Zwischen of und seinem Wert steht ein Gleichheitszeichen: of="…".',
    fixed: '<OfferCards of="Training">',
  },
  {
    rule: 'attribute-curly',
    page: '<OfferCards of=„Training“>',
    says: '9:16  Die Angabe of=„Training“ steht in geschwungenen Anführungszeichen. Nehmen Sie gerade: of="…".',
    fixed: '<OfferCards of="Training">',
  },
  {
    rule: 'attribute-inner',
    page: '<OfferCards of="Tra"ining">',
    says: '9:20  In der Angabe of steht ein gerades Anführungszeichen und beendet sie zu früh. Schreiben Sie innen „ und “.',
  },
  {
    rule: 'attribute-marks',
    page: '<Hero kicker="Arzt &amp; **Zahn**" note="<b>Neu</b>">\n\n# Zwei\n\n</Hero>',
    says: '9:26  In der Angabe kicker steht nur Text: **, Links und <b> sähen Besucher so, wie sie hier stehen. Löschen Sie diese Zeichen.',
    fixed: '<Hero kicker="Arzt &amp; Zahn" note="<b>Neu</b>">\n\n# Zwei\n\n</Hero>',
  },
  {
    rule: 'attribute-open',
    page: '<OfferCards of="Training>\n\nText.',
    says: '9:16  Die Angabe of hat kein schließendes Anführungszeichen. Schreiben Sie of="…".',
  },
  {
    rule: 'attribute-twice',
    page: '<OfferCards of="Training" of="Video">\n\n</OfferCards>',
    says: '9:27  of steht in <OfferCards> zweimal. Lassen Sie nur die richtige Angabe stehen.',
  },
  {
    rule: 'attribute-value',
    page: '<Claims only="no-show" />',
    says: '9:9  Die Angabe only="no-show" in <Claims> passt nicht (Nur diese eine Aussage). Meinten Sie „no-shows“?',
  },
  {
    rule: 'autolink',
    page: 'Siehe <https://example.org/a>.',
    says: '9:7  Links in spitzen Klammern gehen hier nicht. Schreiben Sie [https://example.org/a](https://example.org/a).',
    fixed: 'Siehe [https://example.org/a](https://example.org/a).',
  },
  {
    rule: 'bold-open',
    page: '**Achtung:**Text',
    says: '9:1  Hier stehen ** und machen nichts fett. Innen darf kein Leerzeichen stehen, außen gehört eines hin. Schreiben Sie: Wort **fett** Wort.',
    before:
      '9:1  Hier stehen ** und machen nichts fett: Innen darf kein Leerzeichen stehen, außen gehört eines hin. Schreiben Sie: Wort **fett** Wort.',
  },
  {
    rule: 'box-in-list',
    page: '- Punkt\n  <Checklist>\n\n  - eins\n\n  </Checklist>',
    says: '10:3  <Checklist> ist eingerückt und gehört damit zum Listenpunkt darüber. Beginnen Sie das Kästchen ganz links in der Zeile.',
  },
  {
    rule: 'brace-open',
    page: 'Hier {steht etwas.',
    says: '9:6  Die geschweifte Klammer { geht hier nicht, und sie wird nie geschlossen. Löschen Sie sie oder schreiben Sie \\{.',
  },
  {
    rule: 'braces',
    page: '{Name}',
    says: '9:1  Geschweifte Klammern sind hier nicht erlaubt: {Name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.',
  },
  {
    rule: 'cell',
    page: '<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n| Antworten | ja |  | ja |\n\n</PackageComparison>',
    says: '13:18  Die Spalte PRO ist hier leer. Erwartet wird „ja“, „nein“ oder ein kurzer Text.',
  },
  {
    rule: 'cell-marks',
    page: '<PackageComparison>\n\n| Leistung | BASIC | PRO | ENTERPRISE |\n| --- | --- | --- | --- |\n| [Chatbot](/trial) | **ja** | bis zu *fünf* | nein ![A](/logo.svg) |\n| Hilfe | office@firma.at | www.firma.at | https://firma.at |\n\n</PackageComparison>',
    says: '13:3  In dieser Tabelle steht nur Text, der Link geht verloren. Löschen Sie die Klammern und die Adresse.',
  },
  {
    rule: 'chat-ai',
    page: '<ChatDemo assistant="Luigi" channel="Telefon">\n\n- **Luigi:** Das macht 23 Euro.\n\n</ChatDemo>',
    says: '11:1  Hinweis: Hier meldet sich Luigi zum ersten Mal und sagt nicht, dass eine KI schreibt. Zum Beispiel: „Hier ist Luigi, die KI vom Autohaus.“',
  },
  {
    rule: 'chat-open-end',
    page: '<StarFeedback title="Zwei Tage danach">\n\n- **Tag 2.** Wie war es?\n\n</StarFeedback>',
    says: '11:1  Das Gespräch endet hier mit einer Frage, und niemand erfährt, was herauskommt. Schreiben Sie darunter die Antwort und das Ergebnis, etwa „Gebucht: Dienstag, 8:00 Uhr.“',
  },
  {
    rule: 'claim-unsourced',
    page: 'Ihr Team arbeitet 3-mal schneller.',
    says: '9:19  Hinweis: „3-mal schnell“ ist eine Werbeaussage. Nennen Sie im selben Absatz die Quelle („Quelle: Studie, Jahr“ oder ein Link), oder schreiben Sie es ohne Zahl.',
  },
  {
    rule: 'closed-early',
    page: '<Checklist />\n\n</Checklist>',
    says: '11:1  </Checklist> schließt ein Kästchen, das mit /> schon geschlossen ist. Löschen Sie den Schrägstrich vor > in <Checklist … />.',
  },
  {
    rule: 'code',
    page: '```',
    says: '9:1  Einen Code-Block mit ``` oder ~~~ oder vier Leerzeichen gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text ganz links in der Zeile.',
    before:
      '9:1  Einen Code-Block mit ``` oder ~~~ gibt es auf dieser Website nicht. Schreiben Sie gewöhnlichen Text.',
  },
  {
    rule: 'comma',
    page: 'Wir ,Sie und,alle. 1,5 und z. B., ja.',
    says: '9:5  Hinweis: Vor dem Komma steht kein Leerzeichen, dahinter eines.',
    fixed: 'Wir,Sie und,alle. 1,5 und z. B., ja.',
  },
  {
    rule: 'comment',
    page: '<!-- Preis',
    says: '9:1  Notizen mit <!-- --> gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz.',
  },
  {
    rule: 'conflict',
    page: '=======',
    says: '9:1  Hier steht eine Markierung von Git zwischen zwei Fassungen (<<<<<<<, =======, >>>>>>>). Behalten Sie eine Fassung und löschen Sie alle drei Markierungen.',
    before:
      '9:1  Hier steht noch eine Markierung aus dem Zusammenführen mit Git (=======). Löschen Sie die Zeile, und prüfen Sie, ob darüber und darunter nicht dasselbe zweimal steht.',
  },
  {
    rule: 'dash',
    page: 'noch klären -->',
    says: '9:13  Hinweis: Zwei Striche -- bleiben zwei Striche. Der Gedankenstrich ist –.',
    fixed: 'noch klären –>',
  },
  {
    rule: 'date-list',
    page: '24. Dezember geschlossen.',
    says: '9:1  „24.“ am Anfang der Zeile macht daraus eine nummerierte Liste. Beginnen Sie mit einem anderen Wort („Am 24. …“).',
  },
  {
    rule: 'du',
    page: 'Hier siehst du deinen Termin.',
    says: '9:13  Hinweis: „du“ duzt, die Website sagt Sie.',
  },
  {
    rule: 'emphasis-open',
    page: 'Das ist _betont ohne Ende.',
    says: '9:9  Das Zeichen _ vor „betont“ hat kein Gegenstück. Schreiben Sie *betont* oder löschen Sie es; soll es zu sehen sein, schreiben Sie \\_.',
  },
  {
    rule: 'entity-twice',
    page: 'Kaffee &amp;amp; Kuchen.',
    says: '9:8  Das Zeichen & ist hier zweimal umgeschrieben, Besucher sähen das Kürzel dahinter. Löschen Sie amp;.',
    fixed: 'Kaffee &amp; Kuchen.',
    before: 'nichts',
  },
  {
    rule: 'expected',
    page: '<Faq>\n\nAb 500 €.\n\n</Faq>',
    says: '11:1  In <Faq> fehlt hier je Frage eine Überschrift mit ### und die Antwort in Absätzen oder Listen (eine Tabelle steht über den Fragen).',
  },
  {
    rule: 'file-folder',
    page: '![Logo](/media/logo.svg)',
    says: '9:1  „/media/logo.svg“ nennt den Ordner content/media, den es auf der Website nicht gibt. Schreiben Sie nur /logo.svg.',
    fixed: '![Logo](/logo.svg)',
  },
  {
    rule: 'footnote',
    page: 'Preis[^1]',
    says: '9:6  Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
  },
  {
    rule: 'foreign-mark',
    page: ':::',
    says: '9:1  „:::“ bliebe hier Text. Löschen Sie es, oder setzen Sie ein, was gemeint ist: einen Link als [Text](/pfad), ein Kästchen als <Name> (content/README.md), ein Zeichen selbst.',
    before:
      '9:1  „:::“ bliebe hier Text. Löschen Sie die Zeile; ein Kästchen schreiben Sie <Name>, alle stehen in content/README.md.',
  },
  {
    rule: 'form-again',
    page: '<ContactForm />\n\n<TrialForm />',
    says: '11:1  Die Seite hat schon in Zeile 9 ein Formular. Nehmen Sie <TrialForm> hier heraus, je Seite gibt es eines.',
  },
  {
    rule: 'garbled',
    page: 'f\ufffdr',
    says: '9:2  Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (\ufffd). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.',
  },
  {
    rule: 'h1-again',
    page: '# Eins',
    says: '9:1  Die Seite hat schon in Zeile 7 eine Überschrift mit #. Nehmen Sie hier ##.',
  },
  {
    rule: 'hard-spaces',
    page: 'Aus\u00a0Word\u00a0kommen\u00a0alle\u00a0Wörter\u00a0so.',
    says: '9:4  Hinweis: In dieser Zeile sind die Wörter mit festen Leerzeichen verbunden, meist aus Word. „npm run check -- --fix“ macht gewöhnliche daraus.',
    fixed: 'Aus Word kommen alle Wörter so.',
    before:
      '9:4  Hinweis: In dieser Zeile sind die Wörter mit festen Leerzeichen verbunden, meist aus Word. „Beheben“ oder „npm run check -- --fix“ macht gewöhnliche daraus.',
  },
  {
    rule: 'heading-deep',
    page: '####### Sieben',
    says: '9:1  So tief gibt es keine Überschrift: #######. Nehmen Sie ## oder ###.',
    before: 'nichts',
  },
  {
    rule: 'heading-empty',
    page: '##',
    says: '9:1  Diese Überschrift ist leer. Schreiben Sie ihren Text dahinter oder löschen Sie die Zeile.',
  },
  {
    rule: 'heading-signs',
    page: '## 🚗\n\nText.',
    says: '9:1  Die Überschrift „🚗“ hat keine Buchstaben, aus denen eine Adresse wird, so kann kein Link zu ihr führen. Schreiben Sie Wörter dazu.',
    before:
      '9:1  Die Überschrift „🚗“ besteht nur aus Zeichen, so kann kein Link zu ihr führen. Schreiben Sie Wörter dazu.',
  },
  {
    rule: 'heading-signs',
    page: '## مرحبا\n\nText.',
    says: '9:1  Die Überschrift „مرحبا“ hat keine Buchstaben, aus denen eine Adresse wird, so kann kein Link zu ihr führen. Schreiben Sie Wörter dazu.',
    before: 'nichts',
  },
  {
    rule: 'heading-space',
    page: '##Zwei',
    says: '9:1  Nach ## fehlt ein Leerzeichen, so bleibt die Überschrift gewöhnlicher Text.',
    fixed: '## Zwei',
  },
  {
    rule: 'heading-taken',
    page: '## Formular\n\nText.',
    says: '9:1  Die Adresse #formular hat auf jeder Seite schon etwas anderes (Formular, Menü oder Inhalt). Nennen Sie die Überschrift „Formular“ anders.',
  },
  {
    rule: 'heading-twice',
    page: '# Probe',
    says: '9:1  Die Überschrift „Probe“ steht schon in Zeile 7, beide hätten dieselbe Adresse. Mit anderen Wörtern finden Links und Besucher die richtige.',
  },
  {
    rule: 'html',
    page: '<html>',
    says: '9:1  HTML wie <html> geht hier nicht. Löschen Sie das Kürzel und sein Gegenstück, der Text bleibt.',
  },
  {
    rule: 'image-alt',
    page: '![](/logo.svg)',
    says: '9:1  Dem Bild fehlt die Beschreibung für alle, die es nicht sehen. Schreiben Sie ![Was man sieht](/datei.svg).',
  },
  {
    rule: 'image-foreign',
    page: '![Logo](https://example.org/logo.svg)',
    says: '9:1  Das Bild liegt auf einem fremden Server, der so von jedem Besuch erfährt. Legen Sie es in content/media ab und schreiben Sie /datei.svg.',
  },
  {
    rule: 'image-relative',
    page: '![Logo](logo.svg)',
    says: '9:1  Dem Bild „logo.svg“ fehlt der Schrägstrich am Anfang. Schreiben Sie /logo.svg, die Datei liegt in content/media.',
    fixed: '![Logo](/logo.svg)',
  },
  {
    rule: 'import',
    page: 'export const preis = 5',
    says: '9:1  Eine Zeile darf nicht mit dem Wort import oder export beginnen, das gehört Programmen. Ist es ein Satz, beginnen Sie ihn anders; sonst löschen Sie die Zeile, die Kästchen sind schon bekannt.',
  },
  {
    rule: 'item-empty',
    page: '-',
    says: '9:1  Dieser Listenpunkt ist leer. Schreiben Sie seinen Text hinter den Strich oder löschen Sie die Zeile.',
  },
  {
    rule: 'item-shape',
    page: '<Steps>\n\n1. **Analyse.**\n\n</Steps>',
    says: '11:1  Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie `**Titel.** Text dazu`.',
  },
  {
    rule: 'item-sign',
    page: '• Eins',
    says: '9:1  Das Zeichen • macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.',
    fixed: '- Eins',
  },
  {
    rule: 'item-space',
    page: '-Erster',
    says: '9:1  Nach dem Zeichen - fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.',
    fixed: '- Erster',
  },
  {
    rule: 'item-too-long',
    page: '<Checklist>\n\n- Eins\n\n  Zwei\n\n</Checklist>',
    says: '13:3  In <Checklist> hat jeder Listenpunkt nur einen Absatz. Setzen Sie den zweiten in einen eigenen Punkt.',
  },
  {
    rule: 'leftover',
    page: '<PricingTiers>\n\nEin Satz zu viel.\n\n</PricingTiers>',
    says: '11:1  In <PricingTiers> passt hier nicht: ein Absatz. Erlaubt ist: ein <Basic> (kann fehlen); ein <Pro> (kann fehlen); ein <Enterprise> (kann fehlen).',
  },
  {
    rule: 'level-skipped',
    page: '### A\n\nText.',
    says: '9:1  Die Überschrift mit ### überspringt eine Stufe. Nehmen Sie ##, das Aussehen regelt die Seite.',
  },
  {
    rule: 'line-break',
    page: 'Eins\\\nzwei',
    says: '9:5  Der Schrägstrich am Ende erzwingt einen Zeilenumbruch. Löschen Sie ihn; einen neuen Absatz macht eine leere Zeile.',
    fixed: 'Eins\nzwei',
  },
  {
    rule: 'link-absolute',
    page: '[Demo](https://4xdu.example/trial#formular)',
    says: '9:1  Der Link https://4xdu.example/trial#formular führt auf diese Website. Schreiben Sie nur den Pfad ab dem Schrägstrich, damit er überall gilt.',
    fixed: '[Demo](/trial#formular)',
  },
  {
    rule: 'link-blank',
    page: '[x](/mein pfad)',
    says: '9:3  In dieser Adresse steht ein Leerzeichen, so wird daraus kein Link. Schreiben Sie sie ohne.',
  },
  {
    rule: 'link-empty',
    page: '[Klick]()',
    says: '9:1  Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).',
  },
  {
    rule: 'link-file',
    page: '[x](/trial.mdx)',
    says: '9:1  Der Link „/trial.mdx“ führt auf eine Datei. Besucher brauchen die Adresse der Seite: Schreiben Sie /trial.',
    fixed: '[x](/trial)',
  },
  {
    rule: 'link-local',
    page: '[x](C:\\Bilder\\plan.pdf)',
    says: '9:1  „C:\\Bilder\\plan.pdf“ liegt auf Ihrem Computer, Besucher sehen es nicht. Legen Sie die Datei in content/media ab und schreiben Sie /plan.pdf.',
    fixed: '[x](/plan.pdf)',
  },
  {
    rule: 'link-mail',
    page: '[x](mailto:office)',
    says: '9:1  Hinter mailto: steht keine vollständige E-Mail-Adresse („mailto:office“). Schreiben Sie mailto:office@firma.at.',
  },
  {
    rule: 'link-open',
    page: '[Demo](/trial und weiter',
    says: '9:6  Der Link ist nicht fertig: Es fehlt die schließende runde Klammer. Schreiben Sie [Text](/pfad).',
  },
  {
    rule: 'link-phone',
    page: '[x](0316/123456)',
    says: '9:1  Der Link „0316/123456“ ist eine Telefonnummer und braucht tel: davor. Schreiben Sie tel:0316123456.',
    fixed: '[x](tel:0316123456)',
  },
  {
    rule: 'link-relative',
    page: '[Demo](trial)',
    says: '9:1  Dem Link „trial“ fehlt der Schrägstrich am Anfang. Schreiben Sie /trial.',
    fixed: '[Demo](/trial)',
  },
  {
    rule: 'link-script',
    page: '[Klick](javascript:alert(1))',
    says: '9:1  Ein Link darf kein Programm starten. Schreiben Sie einen Pfad wie /trial oder eine Adresse mit https://.',
  },
  {
    rule: 'link-space',
    page: '[Demo] (/trial)',
    says: '9:6  Zwischen ] und ( steht ein Leerzeichen, so wird daraus kein Link. Löschen Sie es.',
    fixed: '[Demo](/trial)',
  },
  {
    rule: 'link-swapped',
    page: '(Demo)[/trial]',
    says: '9:1  So wird daraus kein Link. Der Text steht in eckigen, die Adresse in runden Klammern: [Text](/pfad).',
  },
  {
    rule: 'link-text',
    page: '[](/trial)',
    says: '9:1  Dieser Link hat keinen Text, den man anklicken kann. Schreiben Sie ihn in die eckigen Klammern: [Text](/trial).',
  },
  {
    rule: 'link-text-vague',
    page: 'Mehr lesen Sie [hier](/trial).',
    says: '9:16  Hinweis: „hier“ sagt nicht, wohin der Link führt. Verlinken Sie die Wörter, um die es geht: [Preise für Hotels](/pfad).',
  },
  {
    rule: 'link-web',
    page: '[x](https:/firma.at)',
    says: '9:1  Dem Link „https:/firma.at“ fehlt der richtige Anfang. Schreiben Sie https://firma.at.',
    fixed: '[x](https://firma.at)',
  },
  {
    rule: 'list-joined',
    page: '- Erster\n- Zweiter\nUnd so weiter.',
    says: '11:1  Diese Zeile hängt sich an den Listenpunkt darüber. Lassen Sie davor eine Zeile frei oder beginnen Sie sie mit einem Strich.',
  },
  {
    rule: 'lone-sign',
    page: 'Wenn x <= 5 ist.',
    says: '9:8  Das Zeichen < vor „=“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.',
    fixed: 'Wenn x \\<= 5 ist.',
  },
  {
    rule: 'mark-sign',
    page: 'Mit &lt;Steps&gt; und ==wichtig== im Satz, a == b.',
    says: '9:23  Die Zeichen == in „==wichtig==“ heben nichts hervor. Fetten Text schreiben Sie **so**.',
    fixed: 'Mit &lt;Steps&gt; und **wichtig** im Satz, a == b.',
  },
  {
    rule: 'marks-vanish',
    page: 'Die Datei __init__ bleibt.',
    says: '9:11  Die Zeichen __ um „init“ sähe niemand, sie machen die Wörter dazwischen fett. Sollen sie dastehen, schreiben Sie \\_\\_.',
    fixed: 'Die Datei \\_\\_init\\_\\_ bleibt.',
    before: 'nichts',
  },
  {
    rule: 'marks-vanish',
    page: 'Für Patient*innen und Ärzt*innen.',
    says: '9:12  Die Zeichen * um „innen und Ärzt“ sähe niemand, sie machen die Wörter dazwischen kursiv. Sollen sie dastehen, schreiben Sie \\*.',
    fixed: 'Für Patient\\*innen und Ärzt\\*innen.',
    before: 'nichts',
  },
  {
    rule: 'marks-vanish',
    page: 'Das Paket misst 60*40*30 cm.',
    says: '9:19  Die Zeichen * um „40“ sähe niemand, sie machen die Wörter dazwischen kursiv. Sollen sie dastehen, schreiben Sie \\*.',
    fixed: 'Das Paket misst 60\\*40\\*30 cm.',
    before: 'nichts',
  },
  {
    rule: 'missing-attribute',
    page: '<Offer unit="pro Person">\n\n### Coaching\n\n- Zu zweit\n\n[Anfragen](/kontaktinformationen)\n\n</Offer>',
    says: '9:1  In <Offer> fehlt die Angabe price="…" (Der Preis, z. B. 990 € oder auf Anfrage).',
  },
  {
    rule: 'names-differ',
    page: '<Steps>\n\n1. **Analyse.** Wir sehen uns das an.\n\n</steps>',
    says: '9:1  Das Kästchen <Steps> wird in Zeile 13 mit </steps> geschlossen. Schreiben Sie an beiden Stellen Steps.',
    fixed: '<Steps>\n\n1. **Analyse.** Wir sehen uns das an.\n\n</Steps>',
  },
  {
    rule: 'not-inline',
    page: '<Checklist>\n\n- ~~alt~~ neu\n\n</Checklist>',
    says: '11:3  An dieser Stelle geht das nicht: durchgestrichener Text mit ~~. Erlaubt sind Text, **fett**, *betont* und [Links](/pfad).',
  },
  {
    rule: 'odd-space',
    page: '-\u00a0Eins',
    says: '9:2  Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
    fixed: '- Eins',
  },
  {
    rule: 'odd-unseen',
    page: '\u200b## Zwei',
    says: '9:1  In dieser Zeile steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. „npm run check -- --fix“ löscht es.',
    fixed: '## Zwei',
    before:
      '9:1  In dieser Zeile steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. „Beheben“ oder „npm run check -- --fix“ löscht es.',
  },
  {
    rule: 'odd-unseen',
    page: 'Eins\u2028Zwei.',
    says: '9:5  In dieser Zeile steht ein unsichtbares Zeichen, meist aus Word oder von einer Website. „npm run check -- --fix“ löscht es.',
    fixed: 'Eins Zwei.',
    before: 'nichts',
  },
  {
    rule: 'offer-unit',
    page: '<OfferCards of="Video">\n\n<Offer price="49 €" unit="pro Person">\n\n### A\n\n- Eins\n\n[Demo](/trial)\n\n</Offer>\n\n</OfferCards>',
    says: '11:1  In <OfferCards of="Video"> gilt ein Betrag pro Video. Schreiben Sie zu price="49 €" unit="pro Video" statt unit="pro Person".',
  },
  {
    rule: 'offer-unit-only',
    page: '<OfferCards of="Video">\n\n<Offer price="auf Anfrage" unit="pro Video">\n\n### A\n\n- Eins\n\n[Demo](/trial)\n\n</Offer>\n\n</OfferCards>',
    says: '11:1  Zu price="auf Anfrage" gehört keine Angabe unit, denn es steht kein Betrag da. Löschen Sie unit="pro Video".',
  },
  {
    rule: 'quote-sign',
    page: '> Sehr gut.',
    says: '9:1  Das Zeichen > am Anfang macht ein Zitat, das es auf dieser Website nicht gibt. Löschen Sie es; für Stimmen von Kunden gibt es ein Kästchen (content/README.md).',
    before:
      '9:1  Das Zeichen > am Anfang macht ein Zitat, das es auf dieser Website nicht gibt. Löschen Sie es; für Stimmen von Kunden gibt es das Kästchen <Quotes>.',
  },
  {
    rule: 'quotes',
    page: '[Portrait persona="Sam"]',
    says: '9:19  Hinweis: Gerade Anführungszeichen gehören in die Kästchen. Im Text stehen „diese“.',
    fixed: '[Portrait persona=“Sam“]',
  },
  {
    rule: 'ragged-row',
    page: '| Eins | Zwei |\n| --- | --- |\n| a | b | c |\n| a |\n| a | b |',
    says: '11:1  Diese Zeile der Tabelle hat 3 Zellen, nötig sind 2. Zählen Sie die Striche |.',
  },
  {
    rule: 'reference-open',
    page: 'Siehe [Preise][p].',
    says: '9:7  „[Preise][p]“ bleibt Text, denn eine Zeile mit der Adresse gibt es auf der Seite nicht. Schreiben Sie [Preise](/pfad).',
    before: 'nichts',
  },
  {
    rule: 'reference-open',
    page: 'Siehe ![Bild][b].',
    says: '9:7  „![Bild][b]“ bleibt Text, denn eine Zeile mit der Adresse gibt es auf der Seite nicht. Schreiben Sie ![Bild](/pfad).',
    before: 'nichts',
  },
  {
    rule: 'residue',
    page: 'Das spart Zeit【4†source】 und Geld :contentReference[oaicite:0]{index=0}.',
    says: '9:15  „【4†source】“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.',
    fixed: 'Das spart Zeit und Geld :contentReference[oaicite:0]{index=0}.',
  },
  {
    rule: 'rule',
    page: '---',
    says: '9:1  Eine Trennlinie gibt es auf dieser Website nicht. Löschen Sie die Zeile, ein neuer Abschnitt beginnt mit einer Überschrift mit ##.',
  },
  {
    rule: 'section-empty',
    page: '## Tag',
    says: '9:1  Hinweis: Unter der Überschrift „Tag“ steht nichts. Schreiben Sie etwas darunter oder löschen Sie sie.',
  },
  {
    rule: 'setext',
    page: 'Ein Satz\n---',
    says: '9:1  Die Striche unter „Ein Satz“ machen daraus eine Überschrift. Lassen Sie eine Zeile frei oder löschen Sie die Striche.',
  },
  {
    rule: 'strange-tag',
    page: '<Roadmap title="Titel">',
    says: '9:1  Ein Kästchen <Roadmap title="Titel"> gibt es nicht. Für einen Platzhalter schreiben Sie [Roadmap title="Titel"], für „kleiner als“ Wörter oder \\<.',
    before:
      '9:1  Das Kästchen <Roadmap> wird nicht geschlossen. Nach seinem Inhalt fehlt </Roadmap>.',
  },
  {
    rule: 'stray-closing',
    page: '</Faq>',
    says: '9:1  </Faq> schließt ein Kästchen, das nicht offen ist. Löschen Sie die Zeile oder setzen Sie <Faq> davor.',
  },
  {
    rule: 'struck',
    page: '~~alt~~ neu',
    says: '9:1  Durchgestrichen werden auf dieser Website nur alte Preise: ~~990 €~~. Löschen Sie die Zeichen ~ um „alt“ oder alles.',
    before:
      '9:1  Durchgestrichen werden auf dieser Website nur alte Preise: ~~990 €~~. Löschen Sie ~~alt~~ oder nur die Zeichen ~~.',
  },
  {
    rule: 'table-broken',
    page: 'Leistung\tBASIC\tPRO\nTelefon\tnein\tja',
    says: '9:1  Das wird keine Tabelle. Zwischen den Spalten steht |, und direkt unter der ersten Zeile eine Trennzeile | --- | --- | mit gleich vielen Spalten.',
  },
  {
    rule: 'table-head',
    page: '<PackageComparison>\n\n| Funktion | A | B |\n| --- | --- | --- |\n| x | ja | nein |\n\n</PackageComparison>',
    says: '11:1  Die Tabelle braucht genau diese Spalten: Leistung | BASIC | PRO | ENTERPRISE.',
  },
  {
    rule: 'tag-brackets',
    page: '[/OfferCards]',
    says: '9:1  Kästchen stehen in spitzen Klammern. Schreiben Sie </OfferCards>.',
    fixed: '</OfferCards>',
  },
  {
    rule: 'tag-character',
    page: '<OfferCards, of="Training">',
    says: '9:12  Das Zeichen , hat in <OfferCards> keinen Platz. Angaben schreiben Sie name="Wert", mit Leerzeichen dazwischen.',
  },
  {
    rule: 'tag-escaped',
    page: '\\<Checklist>',
    says: '9:1  So sähen Besucher „<Checklist>“ als Text. Ein Kästchen beginnt mit < ohne Schrägstrich davor.',
    fixed: '<Checklist>',
  },
  {
    rule: 'tag-line',
    page: 'Text <Checklist /> Text',
    says: '9:6  <Checklist> braucht eine Zeile für sich. Setzen Sie Text und Kästchen in eigene Zeilen.',
  },
  {
    rule: 'tag-open',
    page: '<OfferCards of="Training"',
    says: '9:1  Das Kästchen <OfferCards endet nicht. Am Ende der Zeile fehlt das Zeichen >.',
  },
  {
    rule: 'tag-space',
    page: '<\\Checklist>',
    says: '9:1  So wird daraus kein Kästchen. Schreiben Sie <Name> und </Name>, ohne Leerzeichen nach < und mit dem Schrägstrich /.',
  },
  {
    rule: 'task',
    page: '- [ ] Eins',
    says: '9:1  Kästchen zum Abhaken [ ] gibt es auf dieser Website nicht. Löschen Sie die Klammern; für Listen mit Häkchen gibt es ein Kästchen (content/README.md).',
    before:
      '9:1  Kästchen zum Abhaken [ ] gibt es auf dieser Website nicht. Löschen Sie die Klammern; eine Liste mit Häkchen macht <Checklist>.',
  },
  {
    rule: 'team-name',
    page: '<Team>\n\n- **Emilia, Empfang.** Sagt Hallo\n- **Matias, Autohaus.** Termine\n- **Luigi, Gastronomie.**\n- **Sam.** Fragen\n\n</Team>',
    says: '11:1  Für „Emilia“ gibt es keine Seite, auf die eine Karte führen könnte. Möglich: Mathias, Selina, Luigi, Sabine, Sam, Roberto, Phonix.',
  },
  {
    rule: 'turn-name',
    page: '<ChatDemo assistant="Mathias" channel="WhatsApp">\n\n- **Kundin** 19:42: Hallo\n- **Matthias** 19:42: Gerne!\n- **Mathias:** Bis gleich.\n\n</ChatDemo>',
    says: '12:1  Hier spricht „Matthias“, das Gespräch führt Mathias. Meinten Sie „Mathias“? Sonst schreiben Sie etwa Gast oder Kundin.',
  },
  {
    rule: 'turn-time',
    page: '<ChatDemo assistant="Mathias" channel="WhatsApp">\n\n- **Kundin** 19.42: Hallo\n- **Mathias** 19:42 Gerne!\n- **Mathias:** 9.43: Bis gleich.\n\n</ChatDemo>',
    says: '11:1  Die Uhrzeit steht zwischen dem Namen und einem Doppelpunkt. Schreiben Sie **Kundin** 19:42: und dann den Text.',
  },
  {
    rule: 'two-sentences',
    page: 'Ein Satz. Noch ein Satz.',
    says: '9:11  Hinweis: Hier beginnt ein zweiter Satz. Eine neue Zeile je Satz hält spätere Änderungen lesbar.',
    fixed: 'Ein Satz.\nNoch ein Satz.',
  },
  {
    rule: 'unclosed',
    page: '<Faq>',
    says: '9:1  Das Kästchen <Faq> wird nicht geschlossen. Nach seinem Inhalt fehlt </Faq>.',
  },
  {
    rule: 'unknown-attribute',
    page: '<Steps numbers>\n\n1. **Eins.** Zwei\n\n</Steps>',
    says: '9:8  <Steps> kennt die Angabe „numbers“ nicht. Möglich: look.',
  },
  {
    rule: 'unknown-tag',
    page: 'Das ist <b>fett</b>.',
    says: '9:9  HTML wie <b> geht hier nicht. Für fetten Text schreiben Sie **so**.',
  },
  {
    rule: 'word-repeated',
    page: 'Das ist ist so.',
    says: '9:5  Hinweis: „ist“ steht zweimal hintereinander.',
  },
  {
    rule: 'wrong-place',
    page: '<Basic>\n\n- A\n\n</Basic>',
    says: '9:1  <Basic> darf nur in <PricingTiers> stehen. Setzen Sie es dort hinein.',
  },
]
