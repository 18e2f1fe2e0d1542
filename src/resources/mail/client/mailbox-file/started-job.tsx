import { Link } from 'react-router-dom'
import { recordRoute } from '#define/reading'
import { useApp } from '#providers/app-context'

interface StartedJobProps {
  readonly job: string
  /** That it has started. */
  readonly text: string
  readonly link: string
}

/** Says that a job has started, with a link to its page. */
export function StartedJob({ job, text, link }: StartedJobProps) {
  const jobs = useApp()['jobs']
  return (
    <p role="status">
      {text} {jobs && <Link to={recordRoute(jobs, 'show', job)}>{link}</Link>}
    </p>
  )
}
