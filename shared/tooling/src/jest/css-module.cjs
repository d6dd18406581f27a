// Class names read as themselves: styles.card is "card".
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) })
