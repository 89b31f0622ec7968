import {
  compareText,
  hashVectors,
  sortedJson,
  type GraphLine,
  type NodeLabel,
  type NodeLine,
  type RelationshipLine,
} from './graph-lines.js';

/**
 * The lines of a graph with nothing of its workspace's key left, sorted: ids become paths of callers' and local ids, so that two
 * workspaces of equal content give equal lines whatever their keys and the order of earlier imports.
 */
export function portableLines(key: string, lines: readonly GraphLine[]): string[] {
  const nodes = lines.filter((line): line is NodeLine => 'node' in line);
  const relationships = lines.filter((line): line is RelationshipLine => 'relationship' in line);
  const ids = portableIds(nodes, relationships);
  const positions = positionRanks(nodes);
  const translate = (value: unknown): unknown =>
    typeof value === 'string' ? (ids.get(value) ?? value.replaceAll(key, '')) : value;
  const properties = (given: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(hashVectors(given)).map(([name, value]) => [name, translate(value)]));
  const written = [
    ...nodes.map(({ node, id, properties: given }) => ({
      ...{ node, id: translate(id) },
      properties: {
        ...properties(given),
        ...(node === 'GswDocument' ? { position: positions.get(id) } : {}),
      },
    })),
    ...relationships.map(({ relationship, from, to, properties: given }) => ({
      ...{ relationship, from: translate(from), to: translate(to) },
      properties: properties(given),
    })),
  ];
  return written.map(sortedJson).sort(compareText);
}

function portableIds(
  nodes: readonly NodeLine[],
  relationships: readonly RelationshipLine[],
): Map<string, string> {
  const ids = new Map<string, string>();
  const byLabel = (label: NodeLabel): NodeLine[] => nodes.filter(({ node }) => node === label);
  const targets = (
    type: RelationshipLine['relationship'],
    swapped: boolean = false,
  ): Map<string, RelationshipLine[]> =>
    grouped(
      relationships.filter(({ relationship }) => relationship === type),
      swapped ? 'to' : 'from',
    );
  const name = (node: NodeLine, parents: readonly string[], own: unknown): void => {
    ids.set(node.id, JSON.stringify([node.node, [...parents].sort(compareText)[0] ?? '', own]));
  };
  for (const node of byLabel('GswDocument')) name(node, [], node.properties.externalId);
  const parents = (lines: RelationshipLine[] | undefined, end: 'from' | 'to'): string[] =>
    (lines ?? []).map((line) => ids.get(line[end]) ?? '');
  const [partOf, extracted, mentions] = [
    targets('PART_OF'),
    targets('EXTRACTED_FROM'),
    targets('MENTIONED_IN'),
  ];
  const asked = targets('ASKS', true);
  for (const node of byLabel('GswPassage'))
    name(node, parents(partOf.get(node.id), 'to'), node.properties.externalId);
  for (const node of byLabel('GswVerbPhrase'))
    name(node, parents(extracted.get(node.id), 'to'), node.properties.localId);
  for (const node of byLabel('GswQuestion'))
    name(node, parents(asked.get(node.id), 'from'), node.properties.localId);
  for (const node of byLabel('GswEntity')) {
    const places = (mentions.get(node.id) ?? []).map((line) =>
      JSON.stringify([ids.get(line.to) ?? '', line.properties.localId]),
    );
    name(node, places, '');
  }
  return ids;
}

function grouped(lines: readonly RelationshipLine[], end: 'from' | 'to'): Map<string, RelationshipLine[]> {
  const groups = new Map<string, RelationshipLine[]>();
  for (const line of lines) {
    const group = groups.get(line[end]);
    if (group) group.push(line);
    else groups.set(line[end], [line]);
  }
  return groups;
}

function positionRanks(nodes: readonly NodeLine[]): Map<string, number> {
  const documents = nodes.filter(({ node }) => node === 'GswDocument');
  const place = ({ properties }: NodeLine): number => Number(properties.position ?? 0);
  const external = ({ properties }: NodeLine): string =>
    typeof properties.externalId === 'string' ? properties.externalId : '';
  const sorted = [...documents].sort(
    (left, right) => place(left) - place(right) || compareText(external(left), external(right)),
  );
  return new Map(sorted.map(({ id }, rank) => [id, rank]));
}
