// Hides documents by one write and notes who deleted what; a document that is hidden already is left out.
//   $workspaceKey  string    the workspace
//   $ids           string[]  the documents
//   $actor         string    who deletes them
//   $reason        string    why
// returns
//   id  string
UNWIND $ids AS id
MATCH (d:GswDocument {id: id}) WHERE d.workspaceKey = $workspaceKey
SET d.lockedAt = datetime()
REMOVE d.lockedAt
WITH d WHERE d.removedAt IS NULL
CALL (d) {
  OPTIONAL MATCH (d)<-[:PART_OF]-(p:GswPassage)
  RETURN count(p) AS passages, sum(COUNT { (p)<-[:MENTIONED_IN]-() }) AS mentions, sum(COUNT { (p)<-[:EXTRACTED_FROM]-() }) AS verbPhrases,
    sum(COUNT { (p)<-[:EXTRACTED_FROM]-()-[:ASKS]->() }) AS questions, sum(COUNT { (p)<-[:EXTRACTED_FROM]-()-[:ASKS]->()-[:ANSWERED_BY]->() }) AS answers
}
CALL (d) { OPTIONAL MATCH (e:GswEntity) WHERE e.workspaceKey = $workspaceKey AND e.documentId = d.id RETURN count(e) AS entities }
CALL (d) {
  OPTIONAL MATCH (edit:GswEdit) WHERE edit.workspaceKey = $workspaceKey AND edit.documentId = d.id AND edit.state IN ['APPLIED', 'UNATTACHED']
  SET edit.state = 'INERT', edit.versionHash = ''
  RETURN count(edit) AS edits
}
MERGE (r:GswRemoval {id: d.id})
SET r.workspaceKey = $workspaceKey, r.externalId = d.externalId, r.title = coalesce(d.title, ''), r.removedAt = toString(datetime()),
  r.removedBy = $actor, r.reason = $reason, r.passages = passages, r.entities = entities, r.mentions = mentions,
  r.verbPhrases = verbPhrases, r.questions = questions, r.answers = answers, r.edits = edits,
  d.removedAt = r.removedAt, d.versionHash = '', d.contentHash = '', d.status = 'removing'
RETURN d.id AS id
