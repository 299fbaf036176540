/** What git says in English, and what an editor can do about it. The first that fits counts. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /not a git repository/,
    'Dieser Ordner gehört zu keinem git. Einreichen geht nur in einem Ordner, der mit „git clone“ geholt wurde.',
  ],
  [
    /index\.lock|another git process/i,
    'Ein anderes Programm arbeitet gerade mit diesem Ordner, vielleicht VS Code. Warten Sie einen Moment und drücken Sie noch einmal. Bleibt es dabei, löschen Sie die Datei .git/index.lock.',
  ],
  [
    /unmerged|not concluded your merge|fix conflicts|resolve your current index|rebase in progress/i,
    'In diesem Ordner werden gerade zwei Fassungen zusammengeführt. Beenden Sie das zuerst dort, wo Sie es begonnen haben, zum Beispiel in VS Code.',
  ],
  [
    /tell me who you are|auto-detect email|empty ident/i,
    'Es fehlt, wer das einreicht: Tragen Sie Ihren Namen und Ihre E-Mail-Adresse ein.',
  ],
  [
    /authentication failed|could not read (?:username|password)|terminal prompts disabled|permission denied|access denied|host key verification|\b40[13]\b/i,
    'Der Server nimmt die Anmeldung von diesem Rechner nicht an. Melden Sie sich dort einmal an, in VS Code (links unten, „Konten“) oder im Terminal mit „gh auth login“, und drücken Sie noch einmal.',
  ],
  [
    /protected branch|pre-receive hook declined|GH\d{3}|not allowed to push/i,
    'Der Server nimmt diesen Zweig nicht an: Er ist geschützt, oder Ihnen fehlt das Recht dazu. Fragen Sie, wer die Website programmiert.',
  ],
  [
    /non-fast-forward|fetch first|\[rejected\]/i,
    'Auf dem Server hat inzwischen jemand anderes an diesem Zweig geschrieben. Holen Sie das zuerst, in VS Code mit „Pull“, und drücken Sie noch einmal.',
  ],
  [
    /could not resolve|unable to access|timed out|connection (?:refused|reset|closed)|network is unreachable|no route to host/i,
    'Der Server ist gerade nicht zu erreichen. Prüfen Sie, ob Sie online sind, und drücken Sie noch einmal.',
  ],
  [
    /does not appear to be a git repository|repository .*not found|could not read from remote/i,
    'Den Ort, an den eingereicht wird, gibt es nicht, oder Sie dürfen dort nicht schreiben. Fragen Sie, wer die Website programmiert.',
  ],
  [
    /would be overwritten|local changes/i,
    'Dabei ginge verloren, was hier geändert und noch nicht eingereicht ist. Reichen Sie es zuerst ein, oder setzen Sie es zurück.',
  ],
  [
    /no space left|disk quota/i,
    'Die Platte ist voll. Schaffen Sie Platz und drücken Sie noch einmal.',
  ],
  [
    /read-only file system|unable to create|could not lock/i,
    'Der Ordner der Website lässt sich nicht beschreiben.',
  ],
]

/** One German sentence for what git refused. @param stderr what it printed, in English */
export function germanOf(stderr: string): string {
  return (
    SENTENCES.find(([pattern]) => pattern.test(stderr))?.[1] ??
    'git hat das abgelehnt. Im Terminal steht, warum: Zeigen Sie das, wer die Website programmiert.'
  )
}
