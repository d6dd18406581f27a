/** @jsxImportSource @emotion/react */
import { ExternalIcon } from './icons'
import { unseen } from './words'

/** The sign and the words for 'opens in a new tab', to stand at the end of a link or a button. */
export function OpensNewTab() {
  return (
    <>
      <ExternalIcon
        css={{
          display: 'inline-block',
          width: '0.85em',
          height: '0.85em',
          marginInlineStart: '0.3em',
          verticalAlign: '-0.06em',
        }}
      />
      <span css={unseen}> (abre em nova aba)</span>
    </>
  )
}
