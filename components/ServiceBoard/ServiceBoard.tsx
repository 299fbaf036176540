import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { timeAttribute } from '../format'
import { Icon } from '../frame/Icon'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { serviceBoard } from './ServiceBoard.contract'

/** The pegboard of a workshop with the job cards of the day; times flip over as on a station board. */
export function ServiceBoard({ title, jobs }: PropsOf<typeof serviceBoard>) {
  return (
    <ExhibitFrame
      name="service-board"
      title={title}
      beside={<Icon name="wrench" size={28} />}
      note="Beispieltag"
    >
      <ol className="service-board-jobs">
        {jobs.map((job, index) => (
          <li key={index}>
            <time className="service-board-time" dateTime={timeAttribute(job.time)}>
              {job.time}
            </time>
            <span className="service-board-text">
              <Text content={job.text} />
            </span>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
