import Alert from '@mui/material/Alert'
import MuiChip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import { Chip } from '#screens/fields/display'
import { Group, Line, Section, type SectionProps } from '../section'

const states = ['info', 'success', 'warning', 'error'] as const
const colours = ['primary', ...states] as const

/** Chips for states, alerts and progress bars. */
export const ChipsSection = ({ texts }: SectionProps) => (
  <Section id="chips" title={texts.sections.chips}>
    <Group title={texts.kinds.state}>
      <Line>
        <Chip text={texts.chips.neutral} />
        {states.map((tint) => (
          <Chip key={tint} text={texts.chips[tint]} tint={tint} />
        ))}
      </Line>
      <Line>
        <MuiChip label={texts.chips.neutral} onDelete={() => undefined} />
        {colours.map((color) => (
          <MuiChip key={color} color={color} label={texts.chips[color]} />
        ))}
        {colours.map((color) => (
          <MuiChip key={color} color={color} variant="outlined" size="small" label={texts.chips[color]} />
        ))}
      </Line>
    </Group>
    <Group title={texts.chips.info}>
      {states.map((severity) => (
        <Alert key={severity} severity={severity}>
          {texts.chips.message}
        </Alert>
      ))}
    </Group>
    <Group title={texts.chips.progress}>
      <LinearProgress variant="determinate" value={62} aria-label={texts.chips.progress} />
      <CircularProgress variant="determinate" value={62} size={40} aria-label={texts.chips.progress} />
    </Group>
  </Section>
)
