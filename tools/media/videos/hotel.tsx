import { Icon } from '../../../components/frame/Icon'
import { FilmChat } from './FilmChat'
import { type Film, speaker } from './film'
import { EndMark, FilmPortrait, Scene, times } from './Stage'

const guest = speaker('Gast')
const sam = speaker('Sam')

const chat = [
  guest('23:48', 'Hallo, wir sind spät dran. Kommen wir um eins noch ins Haus?'),
  sam('23:48', 'Ja. Der Schlüssel liegt im Kästchen neben der Tür, den Code schicke ich Ihnen mit.'),
  guest('23:49', 'Super! Und wo können wir parken?'),
  sam('23:49', 'Kostenlos, direkt vor dem Haus. Platz 7 ist für Sie frei.'),
  guest('23:50', 'Gibts morgen Abend noch einen Tisch für vier?'),
  sam('23:50', 'Um 19:30 Uhr auf der Terrasse. Soll ich reservieren?', 'Ja, bitte', 'Andere Uhrzeit'),
  guest('23:51', 'Ja bitte, auf Zimmer 204'),
  sam('23:51', 'Erledigt. Vier Personen, 19:30 Uhr, Terrasse, auf Zimmer 204. Gute Fahrt!'),
]

const solved = [
  { at: 4.2, text: 'Schlüssel im Kästchen' },
  { at: 7.6, text: 'Parkplatz 7 ist frei' },
  { at: 14.8, text: 'Tisch für vier, auf Zimmer 204' },
]

/** A night in a hotel: three questions of one guest, solved on WhatsApp while the reception sleeps. */
export const hotel: Film = {
  name: 'hotel',
  seconds: 20,
  posterAt: 19,
  screen: (
    <body className="film film-night" data-tint="sam">
      <div className="film-moon" />
      <FilmPortrait name="Sam" from={-1} />
      <Scene className="film-clock" from={0.2} to={16}>
        <Icon name="moon" size={26} /> <span id="clock">23:48</span>
      </Scene>
      <Scene className="film-words" from={0.2} to={16}>
        <h1>
          Die Rezeption schläft. <em>Sam nicht.</em>
        </h1>
        <ul className="film-solved">
          {solved.map(({ at, text }) => (
            <li key={text} style={times({ '--at': `${at}s` })}>
              <Icon name="check" size={22} /> {text}
            </li>
          ))}
        </ul>
      </Scene>
      <Scene className="film-words" from={16.3}>
        <h1>
          Sam antwortet. <br />
          Auf WhatsApp. <br />
          <em>Rund um die Uhr.</em>
        </h1>
      </Scene>
      <EndMark from={16.5} />
      <div className="film-exhibit">
        <FilmChat assistant="Sam" channel="WhatsApp" job="KI-Concierge im Hotel" messages={chat} />
      </div>
    </body>
  ),
  script: {
    turns: [0.7, 3, 4.7, 6.7, 8.3, 10.3, 12, 14],
    typing: [],
    changes: [
      { at: 4.7, selector: '#clock', text: '23:49' },
      { at: 8.3, selector: '#clock', text: '23:50' },
      { at: 12, selector: '#clock', text: '23:51' },
    ],
  },
  captions: [
    { from: 1.8, to: 4.4, text: 'Kurz vor Mitternacht: Wie kommt ein Gast noch ins Haus?' },
    { from: 4.6, to: 8.1, text: 'Sam antwortet gleich, zum Schlüssel und zum Parkplatz.' },
    { from: 8.3, to: 11.8, text: 'Der Gast möchte einen Tisch. Sam bietet 19:30 Uhr an.' },
    { from: 12, to: 16.1, text: 'Der Tisch ist reserviert, auf Zimmer 204.' },
    { from: 16.4, to: 20, text: 'Sam antwortet auf WhatsApp. Rund um die Uhr.' },
  ],
}
