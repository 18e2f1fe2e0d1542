import { useTranslation } from 'react-i18next'
import { useLabels } from '#base/i18n/labels'
import { Page } from '#shell/navigation/page'
import { useResource } from '../resource-context'
import { CheckedStep } from './checked-step'
import { ChooseStep } from './choose-step'
import { ColumnsStep } from './columns-step'
import styles from './import.module.css'
import { OverStep } from './over-step'
import { SendStep } from './send-step'
import { WaitStep } from './wait-step'
import { useImport } from './use-import'

/** Imports rows from a file in steps: choose it, map its columns, do a dry run, import. */
export function ImportScreen() {
  const { t } = useTranslation()
  const resource = useResource()
  const labels = useLabels()
  const { stage, ...steps } = useImport(resource)
  const title = t('importing.title', { resources: labels.resource(resource) })
  return (
    <Page title={title} steps={[{ label: t('list.import') }]}>
      <section className={`card ${styles.card}`}>
        {stage.at === 'choose' && (
          <ChooseStep
            resource={resource}
            problem={stage.problem}
            onFile={(file) => void steps.choose(file)}
          />
        )}
        {stage.at === 'reading' && (
          <WaitStep
            text={t('importing.reading')}
            progress={stage.progress}
            unit="bytes"
            onStop={steps.stop}
          />
        )}
        {stage.at === 'columns' && (
          <ColumnsStep
            resource={resource}
            chosen={stage.chosen}
            problem={stage.problem}
            onChange={steps.change}
            onAgain={steps.again}
            onCheck={() => void steps.check(stage.chosen)}
          />
        )}
        {stage.at === 'checking' && (
          <WaitStep
            text={t('importing.checking')}
            progress={stage.progress}
            unit="records"
            onStop={steps.stop}
          />
        )}
        {stage.at === 'checked' && (
          <CheckedStep
            resource={resource}
            report={stage.report}
            isLarge={stage.chosen.isLarge}
            name={stage.chosen.file.name}
            onBack={() => steps.change(stage.chosen)}
            onRun={() => void steps.run(stage.chosen)}
          />
        )}
        {stage.at === 'sending' && (
          <SendStep
            progress={stage.progress}
            problem={stage.problem}
            onRetry={steps.retryUpload}
            onStop={steps.cancelUpload}
          />
        )}
        {stage.at === 'running' && (
          <WaitStep text={t('importing.running')} progress={stage.progress} unit="records" />
        )}
        {stage.at === 'over' && (
          <OverStep
            resource={resource}
            report={stage.report}
            name={stage.chosen.file.name}
            onAgain={steps.again}
            onGoOn={() => void steps.run(stage.chosen)}
          />
        )}
      </section>
    </Page>
  )
}
