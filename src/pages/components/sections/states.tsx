import { EmptyState, ErrorState, OfflineState, RefusedState } from '#shell/states'
import styles from '../components.module.css'
import { Section, type SectionProps } from '../section'

const nothing = () => undefined
const failure = new Error()

/** What is shown instead of content (empty, error and so on), with its action. */
export const StatesSection = ({ texts: { sections, states } }: SectionProps) => (
  <Section id="states" title={sections.states}>
    <div className={styles.states}>
      <div className={styles.card}>
        <EmptyState
          title={states.empty}
          text={states.emptyText}
          action={
            <button type="button" className="button primary">
              {states.make}
            </button>
          }
        />
      </div>
      <div className={styles.card}>
        <EmptyState scene="nothing" title={states.nothing} text={states.nothingText} />
      </div>
      <div className={styles.card}>
        <EmptyState scene="missing" title={states.missing} text={states.missingText} />
      </div>
      <div className={styles.card}>
        <EmptyState scene="done" title={states.done} text={states.doneText} />
      </div>
      <div className={styles.card}>
        <ErrorState error={failure} onRetry={nothing} />
      </div>
      <div className={styles.card}>
        <RefusedState />
      </div>
      <div className={styles.card}>
        <OfflineState onRetry={nothing} />
      </div>
      <div className={styles.card}>
        <EmptyState small scene="done" title={states.done} text={states.doneText} />
      </div>
    </div>
  </Section>
)
