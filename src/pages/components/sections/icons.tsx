import { areaIcons } from '#define/choices/area-icons'
import { languages } from '#base/i18n/languages'
import { Flag, Icon, type IconName } from '#shell/icons'
import { firstBold, firstTwoTone, laterBold, laterTwoTone } from '#shell/icons/icon-list'
import { Logo } from '#shell/parts/logo'
import styles from '../components.module.css'
import { Group, Line, Section, type SectionProps } from '../section'

const iconNames = [...new Set<IconName>([...areaIcons, ...firstTwoTone, ...laterTwoTone])].toSorted()
const actions = [...firstBold, ...laterBold].toSorted()

/** Every icon with its name, the flags and the logo. */
export const IconsSection = ({ texts }: SectionProps) => (
  <Section id="icons" title={texts.sections.icons}>
    <Group title={texts.icons.places}>
      <Names names={iconNames} />
    </Group>
    <Group title={texts.icons.actions}>
      <Names names={actions} />
    </Group>
    <Group title={texts.icons.flags}>
      <Line>
        {languages.map(({ value }) => (
          <Flag key={value} language={value} size={32} />
        ))}
        <Logo />
        <Logo size={56} />
      </Line>
    </Group>
  </Section>
)

const Names = ({ names }: { names: readonly IconName[] }) => (
  <ul className={styles.icons}>
    {names.map((name) => (
      <li key={name}>
        <Icon name={name} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
)
