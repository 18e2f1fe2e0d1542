import { countryCoordinates } from './countries'
import { gap, linesOf, mapBox, mapPoint, regions } from './world'

/** The map: land as dots by region, with the countries of the explorer. */
export const CoverageMap = ({ label }: { label: string }) => (
  <svg
    className="coverage-map"
    viewBox={`0 0 ${mapBox.width} ${mapBox.height}`}
    width={mapBox.width}
    height={mapBox.height}
    role="img"
    aria-label={label}
  >
    {regions.map((region) => (
      <path
        key={region}
        data-region={region}
        d={linesOf(region)}
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={`0 ${gap}`}
      />
    ))}
    {Object.entries(countryCoordinates).map(([code, [longitude, latitude]]) => {
      const [x, y] = mapPoint(longitude, latitude)
      return <circle key={code} data-country={code} cx={x} cy={y} r="6" />
    })}
  </svg>
)
