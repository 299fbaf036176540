import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { proofs } from './Proofs.contract'

/**
 * Statements that a visitor can check at once. Above those with an instrument renderer/browser/measured.ts puts the figure that
 * this visitor's browser has measured; without it the written lines stay.
 */
export function Proofs({ proofs: statements, look }: PropsOf<typeof proofs>) {
  return (
    <div className={look === 'large' ? 'proofs proofs-large' : 'proofs proofs-list'}>
      <ul>
        {statements.map(({ title, text, measure }) => (
          <li className="proof" data-measure={measure} key={title}>
            <b>
              {measure === 'answer' ? (
                <button type="button" data-ask="">
                  {title} fragen
                </button>
              ) : (
                title
              )}
            </b>
            <p>
              <Text content={text} />
            </p>
          </li>
        ))}
      </ul>
      {statements.some(({ measure }) => measure) && (
        <p className="proofs-note">
          {look === 'large'
            ? 'Ihr eigener Browser hat das bei diesem Besuch gemessen.'
            : 'Gemessen von Ihrem Browser.'}
        </p>
      )}
    </div>
  )
}
