import { useEffect } from 'react'
import { Brand } from '#shell/navigation/navigation'
import { Themed } from '#shell/theme/themed'
import { useTitle } from '#shell/parts/use-title'
import styles from './components.module.css'
import { ButtonsSection } from './sections/buttons'
import { ChartsSection } from './sections/charts'
import { ChipsSection } from './sections/chips'
import { ColoursSection } from './sections/colours'
import { IconsSection } from './sections/icons'
import { InputsSection } from './sections/inputs'
import { MeasuresSection } from './sections/measures'
import { OverlaysSection } from './sections/overlays'
import { PartsSection } from './sections/parts'
import { SkeletonsSection } from './sections/skeletons'
import { StatesSection } from './sections/states'
import { TablesSection } from './sections/tables'
import { TypeSection } from './sections/type'
import { LazyViewsSection } from './sections/lazy-views'
import { ValuesSection } from './sections/values'
import { SettingsBar } from './settings-bar'
import { useGalleryWords } from './use-gallery-words'

const sections = {
  colours: ColoursSection,
  type: TypeSection,
  measures: MeasuresSection,
  icons: IconsSection,
  buttons: ButtonsSection,
  inputs: InputsSection,
  values: ValuesSection,
  chips: ChipsSection,
  parts: PartsSection,
  overlays: OverlaysSection,
  tables: TablesSection,
  views: LazyViewsSection,
  skeletons: SkeletonsSection,
  states: StatesSection,
  charts: ChartsSection,
} as const
const names = Object.keys(sections) as (keyof typeof sections)[]

/** Everything that screens are made of, on one page. */
export function ComponentsPage() {
  const words = useGalleryWords()
  useTitle(words.title)
  useScrollToAddressed()
  return (
    <Themed>
      <div className={styles.page}>
        <header className={styles.top}>
          <Brand />
          <SettingsBar />
        </header>
        <nav className={styles.contents} aria-label={words.contents}>
          <ol>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{words.sections[name]}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main className={styles.main}>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          {names.map((name) => {
            const Drawn = sections[name]
            return <Drawn key={name} words={words} />
          })}
        </main>
      </div>
    </Themed>
  )
}

/** The page came after the browser had looked for what its address names. */
function useScrollToAddressed() {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}
