import { Agenda } from '../../../components/Agenda/Agenda'
import { CalendarSlots } from '../../../components/CalendarSlots/CalendarSlots'

import { TrialForm } from '../../../components/islands/TrialForm/TrialForm'
import { FilmChat } from './FilmChat'
import { type Film, speaker } from './film'
import { EndMark, FilmPortrait, Scene } from './Stage'

/** Seconds at which the four pictures begin. */
const [form, setUp, question, booked] = [0, 5.4, 9.4, 15.4]

const customer = speaker('Kundin')
const sabine = speaker('Sabine')

const chat = [
  customer('21:40', 'Haben Sie diese Woche noch etwas frei?'),
  sabine('21:40', 'Ja, am Donnerstag um 10:30 oder um 16:15 Uhr. Was passt besser?', '10:30 Uhr', '16:15 Uhr'),
  customer('21:41', '16:15 bitte'),
  sabine('21:41', 'Gebucht: Donnerstag, 16:15 Uhr. Am Tag davor erinnere ich Sie.'),
]

const work = [
  { title: 'Website', text: ['gelesen'] },
  { title: 'Preise und Fragen', text: ['übernommen'] },
  { title: 'Farben und Logo', text: ['angepasst'] },
  { title: 'Kalender', text: ['verbunden'] },
]

const day = [
  { time: '9:00', free: false, text: ['Huber, Gesicht'] },
  { time: '11:00', free: false, text: ['Moser, Maniküre'] },
  { time: '14:30', free: false, text: ['Leitner, Massage'] },
  { time: '16:15', free: true, text: ['Neue Kundin'] },
]

/** From the form on our own page to an appointment that was booked in the evening. */
export const trial: Film = {
  name: 'trial',
  seconds: 20,
  posterAt: 18.6,
  screen: (
    <body className="film film-day" data-tint="sabine">
      <Scene className="film-dusk" from={question}>
        <div className="film-moon" />
      </Scene>
      <FilmPortrait name="Emilia" from={-1} to={setUp} />
      <FilmPortrait name="Sabine" from={setUp + 0.2} />
      <Scene className="film-words" from={form} to={setUp}>
        <p className="film-step">Schritt 1</p>
        <h1>Sie füllen das Formular aus.</h1>
      </Scene>
      <Scene className="film-words" from={setUp + 0.3} to={question}>
        <p className="film-step">Schritt 2</p>
        <h1>Wir richten den Assistenten ein.</h1>
      </Scene>
      <Scene className="film-words film-evening" from={question + 0.3} to={booked}>
        <p className="film-step">21:40 Uhr</p>
        <h1>
          Eine Kundin fragt. <em>Sabine antwortet.</em>
        </h1>
      </Scene>
      <Scene className="film-words film-evening" from={booked + 0.3}>
        <h1>
          Der Termin steht. <em>14 Tage kostenlos, ohne Kreditkarte.</em>
        </h1>
      </Scene>
      <EndMark from={booked + 1.6} />
      <Scene className="film-exhibit film-form" from={form - 1} to={setUp}>
        <TrialForm apiOrigin="" emailjs={null} />
      </Scene>
      <Scene className="film-exhibit film-agenda" from={setUp + 0.3} to={question}>
        <Agenda title="Sabine lernt Ihren Betrieb kennen" days={work} />
      </Scene>
      <Scene className="film-exhibit" from={question + 0.3} to={booked}>
        <FilmChat assistant="Sabine" channel="Website" job="KI-Assistentin für Termine" messages={chat} />
      </Scene>
      <Scene className="film-exhibit film-calendar" from={booked + 0.3}>
        <CalendarSlots title="Donnerstag" slots={day} />
      </Scene>
    </body>
  ),
  script: {
    turns: [10.1, 12.1, 13.3, 14.3],
    typing: [
      { at: 0.6, selector: '[name=name]', text: 'Anna Leitner' },
      { at: 1, selector: '[name=email]', text: 'anna@leitner.example' },
      { at: 1.6, selector: '[name=phone]', text: '0316 00 00 00' },
      { at: 2, selector: '[name=company]', text: 'Studio Leitner' },
      { at: 2.4, selector: '[name=website]', text: 'https://leitner.example' },
    ],
    changes: [
      { at: 3.1, selector: '[name=industry]', value: 'beauty' },
      { at: 3.5, selector: '.request-form .button', className: 'button film-pressed' },
      { at: 3.65, selector: '.request-form .button', className: 'button film-sending', text: 'Wird gesendet...' },
      { at: 4.2, selector: '.request-form .button', className: 'button', text: 'Demo anfordern' },
      {
        at: 4.2,
        selector: '.request-form-result',
        className: 'request-form-result request-form-success',
        text: 'Vielen Dank für Ihre Anfrage!',
      },
    ],
  },
  captions: [
    { from: 1.8, to: 5.2, text: 'Sie füllen das Formular aus. Sechs Angaben genügen.' },
    { from: 5.5, to: 9.2, text: 'Wir richten den Assistenten mit Ihren Texten ein.' },
    { from: 9.6, to: 12.4, text: 'Um 21:40 Uhr fragt eine Kundin nach einem Termin.' },
    { from: 12.6, to: 15.2, text: 'Sabine nennt zwei Zeiten, die Kundin wählt eine.' },
    { from: 15.6, to: 20, text: 'Der Termin steht im Kalender. So sehen 14 Tage Test aus.' },
  ],
}
