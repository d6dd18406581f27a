declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'

declare module '*.woff2' {
  const address: string
  export default address
}
