const styled = new Map();

/** Scoped styles are called by four letters of a hash: they stand in script and style, and what is random does not pack. */
function cssHash({ hash, filename }) {
  const name = `s-${hash(filename).slice(0, 4)}`;
  const other = styled.get(name) ?? filename;
  if (other !== filename) throw new Error(`${other} and ${filename} would share ${name}: let one of them be called otherwise`);
  styled.set(name, filename);
  return name;
}

// while developing, styles are replaced by names that the server knows
const built = process.env.NODE_ENV === 'production' ? { cssHash, discloseVersion: false } : {};

export default { compilerOptions: { runes: true, ...built } };
