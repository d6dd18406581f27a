import type { CookiePolicy } from '@ag/contracts'

/** The policy as the server has it, closed until somebody asks for it. */
export function Policy({ title, sections }: CookiePolicy) {
  return (
    <details>
      <summary>{title}</summary>
      {sections.map(({ heading, body }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <p>{body}</p>
        </section>
      ))}
    </details>
  )
}
