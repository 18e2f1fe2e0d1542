import { useEffect, useState, type ComponentType } from 'react'
import { useAccess } from '#providers/access'
import { useCustomScreens } from '#providers/app-context'
import { customModule } from '#providers/custom-screens'
import { useIsRested } from './notifications/use-inbox'

/** The custom parts that follow something on every page, loaded once the page has had time to load. */
export function BackgroundParts() {
  const { parts } = useCustomScreens()
  const can = useAccess()
  const isRested = useIsRested()
  return Object.entries(parts).map(([resource, { background }]) =>
    isRested && background && can({ resource, action: 'list' }) ? (
      <BackgroundPart key={resource} load={background} />
    ) : null,
  )
}

function BackgroundPart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const module = customModule(load)
    module.load().then((loaded) => setPart(() => loaded), module.forgetFailure)
  }, [load])
  return Part ? <Part /> : null
}
